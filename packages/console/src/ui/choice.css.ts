import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

/** Text on one side and actions on the other, in wide layouts. */
export const choice = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const words = screenStyle({
  flex: '1 1 14rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
