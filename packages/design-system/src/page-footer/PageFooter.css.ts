import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const footer = componentStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 4rem)`,
  marginInline: 'auto',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textSubtle,
  '@container': { 'qs-shell (width < 48rem)': { paddingInline: vars.space[4] } },
});

export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  marginInlineStart: 'auto',
  '@container': { 'qs-shell (width < 48rem)': { marginInlineStart: 0 } },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 24,
  borderRadius: 2,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-focus-visible]': { outlineOffset: 0 },
  },
});
