import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const tooltip = componentStyle({
  zIndex: vars.z.tooltip,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: 'fit-content',
  maxInlineSize: '18rem',
  padding: '5px 8px',
  borderRadius: vars.radius.md,
  background: vars.color.text,
  color: vars.color.surface,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&:is([data-entering], [data-exiting])': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

componentGlobalStyle(`${tooltip} > kbd`, {
  color: 'inherit',
  borderColor: 'color-mix(in oklab, currentColor 35%, transparent)',
});
