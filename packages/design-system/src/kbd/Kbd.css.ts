import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const kbd = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: '5px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize[12],
  lineHeight: 1,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  color: vars.color.textMuted,
  // Keys are left to right in every language.
  direction: 'ltr',
});

/** On a filled surface, such as a primary button. */
export const inherited = componentStyle({
  color: 'inherit',
  borderColor: 'color-mix(in oklab, currentColor 40%, transparent)',
});
