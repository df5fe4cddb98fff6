import { surface } from '../popover/Popover.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const popover = componentStyle({ minInlineSize: 200 }, surface);

export const menu = componentStyle({
  minInlineSize: 200,
  maxInlineSize: 320,
  padding: 4,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  outline: 'none',
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: vars.density.controlMd,
  paddingBlock: 4,
  paddingInline: 8,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  cursor: 'default',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&:is([data-hovered], [data-focused], [data-open])': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': {
      outline: `${vars.size.focusWidth} solid ${vars.color.focusRing}`,
      outlineOffset: -2,
    },
    '&[data-tone=danger]': { color: vars.color.dangerFg },
    '&[data-disabled]': { color: vars.color.textDisabled },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  color: vars.color.textSubtle,
  selectors: {
    '[data-tone=danger] > &': { color: 'inherit' },
    '[data-disabled] > &': { color: 'inherit' },
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
});

export const label = componentStyle({ overflowWrap: 'anywhere' });

export const description = componentStyle({
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textMuted,
});

export const shortcut = componentStyle({
  flex: 'none',
  color: vars.color.textSubtle,
  fontSize: vars.fontSize[12],
});

export const chevron = componentStyle({
  color: vars.color.textSubtle,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const section = componentStyle({
  selectors: {
    '& + &': {
      marginBlockStart: 4,
      marginInline: -4,
      paddingBlockStart: 4,
      paddingInline: 4,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const heading = componentStyle({
  padding: '6px 8px 4px',
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textSubtle,
});

export const separator = componentStyle({
  blockSize: 1,
  marginBlock: 4,
  marginInline: -4,
  background: vars.color.border,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
