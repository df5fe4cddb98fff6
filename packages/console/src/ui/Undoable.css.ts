import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

export const undoable = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
