import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../screenStyle.ts';

export const steps = screenStyle({
  padding: `${vars.space[5]} ${vars.density.cardX}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
