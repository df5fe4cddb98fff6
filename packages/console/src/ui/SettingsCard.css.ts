import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

/** Two fields side by side in wide layouts. */
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

export const formError = screenStyle({ marginBlockStart: vars.space[4] });
