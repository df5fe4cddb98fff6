import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const table = componentStyle({
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  maxInlineSize: '60rem',
});

componentGlobalStyle(`.${table} :is(th, td)`, {
  padding: '6px 12px 6px 0',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
});

componentGlobalStyle(`.${table} caption`, { textAlign: 'start' });

componentGlobalStyle(`.${table} th`, {
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});

export const swatch = componentStyle({ display: 'block', borderRadius: vars.radius.sm });

export const scale = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '32px',
  borderRadius: vars.radius.sm,
});
