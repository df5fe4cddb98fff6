import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const member = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
});

/** An address and its message, stacked in narrow layouts. */
export const names = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${vars.space[2]}`,
  minInlineSize: 0,
});

export const badges = screenStyle({
  display: 'flex',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});

export const person = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const lines = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Aligned with the labels of the buttons below, which have this padding. */
export const actionsHead = screenStyle({ paddingInlineEnd: 10 });

/** Wrapped and never truncated: a truncated address may look like another user's. */
export const address = screenStyle({ overflowWrap: 'anywhere' });

/** Addresses, role and button, side by side in wide layouts. */
export const inviteLine = screenStyle({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

export const addresses = screenStyle({ flex: '1 1 14rem' });

export const role = screenStyle({ flex: '0 0 7.5rem' });

export const news = screenStyle({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&:has(ul)': { marginBlockStart: vars.space[3] } },
});

export const results = screenStyle({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
});

export const result = screenStyle({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

export const resultIcon = screenStyle({
  marginBlockStart: '2px',
  color: vars.color.dangerFg,
  selectors: { '&[data-sent]': { color: vars.color.successFg } },
});

export const heir = screenStyle({ flex: '1 1 14rem', maxInlineSize: '24rem' });
