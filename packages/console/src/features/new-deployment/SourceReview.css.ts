import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const list = screenStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '11rem',
  overflow: 'auto',
});

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[1],
});

export const facts = screenStyle({ margin: 0 });

export const fact = screenStyle({ margin: 0, overflowWrap: 'anywhere' });

export const path = screenStyle({ overflowWrap: 'anywhere' });

export const group = screenStyle({
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlock: vars.space[1],
});

export const summary = screenStyle({
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  fontSize: vars.fontSize[13],
});

export const examples = screenStyle({ margin: 0, paddingInlineStart: vars.space[4] });

export const bannerActions = screenStyle({ display: 'flex' });
