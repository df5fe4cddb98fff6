import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const form = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});
