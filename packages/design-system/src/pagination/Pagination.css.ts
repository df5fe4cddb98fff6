import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const pagination = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
});

export const range = componentStyle({
  marginInlineEnd: 'auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
