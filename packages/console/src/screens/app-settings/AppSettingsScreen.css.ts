import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** Description and button, in one line where there is room. */
export const choice = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const words = screenStyle({ flex: '1 1 14rem', overflowWrap: 'anywhere' });
