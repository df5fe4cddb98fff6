import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const events = screenStyle({
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const event = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[13],
});

export const time = screenStyle({ flex: '0 0 3rem' });

/** As tall as a touch target has to be (WCAG 2.5.8). */
const touchTarget = { minBlockSize: '24px', alignContent: 'center' } as const;

export const link = screenStyle(touchTarget);

export const app = screenStyle({
  flex: '1 1 8rem',
  maxInlineSize: '16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...touchTarget,
});

export const what = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flex: '3 1 12rem',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minInlineSize: 0,
});
