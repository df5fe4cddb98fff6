import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

const { color, space } = vars;

/** Looks like a field of the design system. */
export const field = screenStyle({
  flex: '1 1 20rem',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 6px',
  minInlineSize: 0,
  minBlockSize: vars.density.controlMd,
  paddingBlock: 2,
  paddingInline: space[2],
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.md,
  background: color.field,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `${vars.size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: '-1px',
    },
  },
});

export const icon = screenStyle({ flex: 'none', color: color.textSubtle });

export const chips = screenStyle({
  display: 'contents',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chip = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineStart: 6,
  borderRadius: vars.radius.sm,
  background: color.accentBg,
  color: color.accentFg,
  selectors: {
    '&[data-tone=plain]': { background: color.fillSubtle, color: color.text },
    '&[data-tone=invalid]': { background: color.dangerBg, color: color.dangerFg },
  },
});

export const term = screenStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  direction: 'ltr',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
});

export const input = screenStyle({
  flex: '1 1 8rem',
  minInlineSize: '4rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 'none',
  outline: 'none',
  background: 'none',
  color: color.text,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  selectors: { '&::placeholder': { color: color.textSubtle, opacity: 1 } },
});

export const count = screenStyle({
  marginInlineStart: 'auto',
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const problems = screenStyle({ selectors: { '&:empty': { display: 'contents' } } });

/** The field of a phone is a button, as large as a finger. */
export const phoneField = screenStyle({
  padding: 0,
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});

export const trigger = screenStyle({
  display: 'flex',
  flex: 1,
  alignSelf: 'stretch',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  paddingInline: space[2],
});
