import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

// At the foot of the rail, and in the same corner where there is none.
export const dock = screenStyle({
  position: 'fixed',
  zIndex: vars.z.dock,
  insetBlockEnd: vars.space[3],
  insetInlineStart: vars.space[3],
  inlineSize: `calc(${vars.size.rail} - 2 * ${vars.space[3]})`,
  maxInlineSize: `calc(100% - 2 * ${vars.space[3]})`,
  maxBlockSize: '60vh',
  overflowY: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
});

export const head = screenStyle({
  inlineSize: '100%',
  justifyContent: 'space-between',
  paddingInline: '10px',
  fontSize: vars.fontSize[12],
});

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = screenStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  padding: '10px',
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const link = screenStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '3px',
  minInlineSize: 0,
});

export const line = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  minInlineSize: 0,
});

export const foot = screenStyle({
  padding: '10px',
  borderBlockStart: `1px solid ${vars.color.border}`,
});
