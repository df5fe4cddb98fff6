import { componentStyle } from '../theme/style.ts';

/** Takes no space: sonner's list has a fixed position. Above a dialog it is a popover (`showInTopLayer`). */
export const region = componentStyle({
  position: 'fixed',
  inset: 'auto',
  display: 'block',
  inlineSize: 0,
  blockSize: 0,
  overflow: 'visible',
  background: 'none',
});
