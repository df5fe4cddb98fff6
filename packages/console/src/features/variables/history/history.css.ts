import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../../ui/screenStyle.ts';

export const entries = screenStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const anyEntry = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  padding: `${vars.space[3]} ${vars.density.cardX}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** An entry: changes, or a deployment between them. */
export const entry = {
  changes: anyEntry,
  deployment: `${anyEntry} ${screenStyle({ alignItems: 'center', background: vars.color.fillSubtle })}`,
};

export const time = screenStyle({ flex: '0 0 3rem' });

export const deployment = screenStyle({
  display: 'flex',
  flex: '1 1 12rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.fontSize[13],
});

export const changes = screenStyle({
  display: 'grid',
  flex: '1 1 12rem',
  gap: vars.space[1],
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.fontSize[13],
});

/** Below the names where it has its own line. */
export const state = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  marginInlineStart: `calc(3rem + ${vars.space[4]})`,
});

/** A column where there is room for one. */
export const undo = screenStyle({
  '@media': { '(min-width: 40rem)': { minInlineSize: '5.5rem', textAlign: 'end' } },
});

export const groups = screenStyle({ display: 'grid', gap: vars.space[2], margin: 0 });

export const names = screenStyle({
  minInlineSize: 0,
  margin: 0,
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  overflowWrap: 'anywhere',
});
