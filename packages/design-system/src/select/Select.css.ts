import { surface } from '../popover/Popover.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const { color } = vars;

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  color: color.text,
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
  cursor: 'default',
  selectors: {
    '&:is([data-hovered], [data-pressed], [aria-expanded="true"])': {
      background: `linear-gradient(${color.hover}, ${color.hover}), ${color.raised}`,
    },
    '[data-invalid] > &': { borderColor: color.dangerSolid },
    '&[data-disabled]': {
      borderColor: color.border,
      background: 'transparent',
      color: color.textDisabled,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
  },
});

export const value = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-placeholder]': { color: color.textSubtle, fontWeight: vars.weight.regular },
  },
});

export const chevron = componentStyle({
  vars: { [vars.size.icon]: '14px' },
  color: color.textSubtle,
  marginInlineEnd: '-2px',
});

export const popover = componentStyle({ minInlineSize: 'var(--trigger-width)' }, surface);

export const list = componentStyle({
  padding: '4px',
  maxBlockSize: 'inherit',
  overflow: 'auto',
  outline: 'none',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: vars.density.controlMd,
  paddingBlock: '4px',
  paddingInline: '8px',
  borderRadius: vars.radius.sm,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&:is([data-hovered], [data-focused])': { background: color.hover },
    '&[data-pressed]': { background: color.pressed },
    '&[data-focus-visible]': {
      outline: `${vars.size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: '-2px',
    },
    '&[data-disabled]': { color: color.textDisabled },
  },
});

/** Keeps its room when nothing is chosen, so that all items start at one x. */
export const check = componentStyle({
  flex: 'none',
  visibility: 'hidden',
  color: color.textMuted,
  selectors: {
    '[data-selected] > &': { visibility: 'visible' },
    [`${value} &`]: { display: 'none' },
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const description = componentStyle({
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: color.textMuted,
  // What describes an item in the list has no room in the button.
  selectors: { [`${value} &`]: { display: 'none' } },
});
