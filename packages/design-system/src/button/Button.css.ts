import { createGlobalVar } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

// A variant sets these variables, the base style uses them.
const fill = createGlobalVar('qs-button-fill');
const ink = createGlobalVar('qs-button-ink');
const line = createGlobalVar('qs-button-line');
const wash = createGlobalVar('qs-button-wash');

const { color } = vars;

export const base = componentStyle({
  vars: { [fill]: 'transparent', [ink]: color.text, [line]: 'transparent', [wash]: 'transparent' },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  position: 'relative',
  flex: 'none',
  maxInlineSize: '100%',
  border: `1px solid ${line}`,
  borderRadius: vars.radius.md,
  // The wash is above the fill, so that hover and press work on every variant and surface.
  background: `linear-gradient(${wash}, ${wash}) border-box, ${fill} border-box`,
  color: ink,
  lineHeight: 1,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { vars: { [wash]: color.hover } },
    '&[data-pressed]': { vars: { [wash]: color.pressed } },
    // A pending button cannot be pressed, but does not look disabled.
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: {
        '&:is([data-selected], [aria-pressed=true])': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    // A touch target of 44 px, which does not overlap a neighbour 4 px away.
    '(pointer: coarse)': {
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetBlock: 'min(-1px, calc((100% - 44px) / 2))',
          insetInline: 'max(-4px, min(-1px, calc((100% - 44px) / 2)))',
        },
      },
    },
  },
});

const quietDisabled = {
  '&[data-disabled]': {
    vars: { [ink]: color.textDisabled, [wash]: 'transparent' },
  },
};

const disabled = {
  '&[data-disabled]': {
    vars: {
      [fill]: 'transparent',
      [line]: color.border,
      [ink]: color.textDisabled,
      [wash]: 'transparent',
    },
  },
};

const solid = (rest: string, hovered: string, pressed: string, on: string) => ({
  vars: { [fill]: rest, [ink]: on },
  fontWeight: vars.weight.semibold,
  // The browser would add a backplate in the page's colour behind the text, which has the same colour.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' as const } },
  selectors: {
    '&[data-hovered]': { vars: { [fill]: hovered, [wash]: 'transparent' } },
    '&[data-pressed]': { vars: { [fill]: pressed, [wash]: 'transparent' } },
    ...disabled,
  },
});

const outlined = (text: string) => ({
  vars: { [fill]: color.raised, [line]: color.borderStrong, [ink]: text },
  selectors: disabled,
});

export const variant = componentVariants({
  primary: solid(color.accent, color.accentHover, color.accentPressed, color.onAccent),
  secondary: outlined(color.text),
  ghost: {
    vars: { [ink]: color.textMuted },
    selectors: {
      '&:is([data-hovered], [data-pressed], [data-selected], [aria-expanded="true"])': {
        vars: { [ink]: color.text },
      },
      '&:is([data-selected], [aria-expanded="true"])': { vars: { [wash]: color.pressed } },
      ...quietDisabled,
    },
  },
  danger: solid(color.dangerSolid, color.dangerHover, color.dangerHover, color.onDanger),
  'danger-quiet': outlined(color.dangerFg),
  link: {
    vars: { [ink]: color.accentText },
    borderWidth: 0,
    borderRadius: vars.radius.sm,
    minBlockSize: '24px',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    selectors: {
      '&[data-hovered]': { vars: { [wash]: 'transparent' }, textDecoration: 'underline' },
      ...quietDisabled,
    },
  },
});

const text13 = { fontSize: vars.fontSize[13] };

export const size = componentVariants({
  sm: { ...text13, blockSize: vars.density.controlSm, paddingInline: '10px', gap: '6px' },
  md: { ...text13, blockSize: vars.density.controlMd, paddingInline: vars.space[3] },
  lg: {
    fontSize: vars.fontSize[14],
    blockSize: vars.density.controlLg,
    paddingInline: vars.space[4],
  },
});

/** A link has no box, and so no height or padding, whatever its size. */
export const linkSize = componentVariants({
  sm: text13,
  md: text13,
  lg: { fontSize: vars.fontSize[14] },
});

const side = (length: string) => ({ inlineSize: length, blockSize: length, padding: 0 });

export const iconOnly = componentVariants({
  xs: { ...side('24px'), borderRadius: vars.radius.sm },
  sm: side(vars.density.controlSm),
  md: side(vars.density.controlMd),
  lg: side(vars.density.controlLg),
});

export const block = componentStyle({ display: 'flex', inlineSize: '100%' });

export const icon = componentStyle({ display: 'inline-flex', marginInlineStart: '-2px' });

export const shortcut = componentStyle({
  display: 'inline-flex',
  marginInlineEnd: '-4px',
});
