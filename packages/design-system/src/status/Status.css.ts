import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const status = componentStyle({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  whiteSpace: 'nowrap',
});
