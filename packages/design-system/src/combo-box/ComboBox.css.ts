import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const chevron = componentStyle({ vars: { [vars.size.icon]: '14px' } });

export const empty = componentStyle({
  padding: '6px 8px',
  color: vars.color.textMuted,
});
