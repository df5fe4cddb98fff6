import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const error = componentStyle({
  display: 'flex',
  gap: 6,
  color: vars.color.dangerFg,
});

export const icon = componentStyle({ marginBlockStart: 3 });
