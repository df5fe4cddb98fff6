import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const stack = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space[4],
});
