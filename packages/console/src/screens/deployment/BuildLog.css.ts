import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../screenStyle.ts';

/** As high as the log that comes in its place. */
export const placeholder = screenStyle({
  blockSize: 'clamp(18rem, 100svh - 8rem, 38rem)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.log.surface,
});
