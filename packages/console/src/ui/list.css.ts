import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

/** Toolbar, table and pagination in a column. */
export const list = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const toolbar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const search = screenStyle({
  flex: '0 1 20rem',
  '@container': { 'qs-page (max-width: 38.75rem)': { flexBasis: '100%' } },
});
