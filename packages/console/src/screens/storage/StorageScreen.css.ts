import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const variables = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  overflowWrap: 'anywhere',
});

/** High enough to press. */
export const variable = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: '24px',
  minBlockSize: '24px',
});
