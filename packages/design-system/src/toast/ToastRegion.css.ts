import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** No box: sonner's list is fixed to the window. */
export const region = componentStyle({ display: 'contents' });

/** In the place of the cards. */
export const plain = componentStyle({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockEnd: vars.space[6],
  insetInlineEnd: vars.space[4],
  maxInlineSize: `min(${vars.size.toast}, calc(100vw - 2rem))`,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.overlay,
  overflowWrap: 'anywhere',
});
