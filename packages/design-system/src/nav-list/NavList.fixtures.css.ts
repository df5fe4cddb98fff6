import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** A rail without a shell. */
export const rail = componentStyle({
  maxInlineSize: vars.size.rail,
  padding: vars.space[3],
  background: vars.color.inset,
});
