import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const cards = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[3],
  blockSize: '100%',
  padding: vars.space[4],
  fontSize: vars.fontSize[13],
});

export const head = screenStyle({ display: 'flex', gap: vars.space[3], minInlineSize: 0 });

export const names = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2px',
  minInlineSize: 0,
});

export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlockStart: vars.space[3],
});

export const name = screenStyle({ maxInlineSize: '100%', color: vars.color.text });
