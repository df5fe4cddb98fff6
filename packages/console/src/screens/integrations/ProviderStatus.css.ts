import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const status = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});
