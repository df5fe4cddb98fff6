import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** No box: sonner's list is fixed to the window. */
export const region = componentStyle({ display: 'contents' });

/** In the place of the cards. */
export const plain = componentStyle({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[4],
  marginBlockEnd: 'var(--qs-sticky-bottom, 0px)',
  padding: vars.space[4],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  background: vars.color.overlay,
});
