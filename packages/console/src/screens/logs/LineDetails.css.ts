import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

const { color, space } = vars;

/** The lines, and the open one beside them. */
export const beside = screenStyle({ display: 'flex', flex: '1 1 0', minBlockSize: 0 });

export const lines = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const panel = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  inlineSize: '23rem',
  borderInlineStart: `1px solid ${color.border}`,
  background: color.raised,
});

export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[1],
  minBlockSize: 44,
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const title = screenStyle({ marginInlineEnd: 'auto' });

export const body = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: space[4],
  minBlockSize: 0,
  overflow: 'auto',
  selectors: { [`${panel} > &`]: { padding: space[4] } },
});

export const wholeText = screenStyle({
  margin: 0,
  maxBlockSize: '20rem',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  // A line as in the log.
  direction: 'ltr',
  textAlign: 'start',
});

export const values = screenStyle({ margin: 0, borderBlockStart: `1px solid ${color.border}` });

export const value = screenStyle({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 32,
  paddingBlock: 2,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const valueText = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  margin: 0,
  overflowWrap: 'anywhere',
});

export const valueActions = screenStyle({ display: 'inline-flex', flex: 'none' });

export const times = screenStyle({ display: 'flex', flexDirection: 'column', margin: 0 });

export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  gap: space[1],
  paddingBlockStart: space[2],
  selectors: {
    [`${panel} > &`]: { padding: space[2], borderBlockStart: `1px solid ${color.border}` },
  },
});
