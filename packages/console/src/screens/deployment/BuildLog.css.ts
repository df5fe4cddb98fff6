import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';
import { logHeight } from '../../ui/logHeight.ts';

/** As high as the log that replaces it. */
export const placeholder = screenStyle({
  blockSize: logHeight,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.log.surface,
});
