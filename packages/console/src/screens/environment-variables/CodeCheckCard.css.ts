import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const result = screenStyle({ display: 'grid', gap: vars.space[5] });

export const groupHeader = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.density.controlSm,
});

export const rows = screenStyle({
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const names = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: 0,
  listStyle: 'none',
});

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const rowText = screenStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
