import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** Description and button, side by side in wide layouts. */
export const choice = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const words = screenStyle({ flex: '1 1 14rem', overflowWrap: 'anywhere' });
