import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const table = screenStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize[13],
});

export const head = screenStyle({
  padding: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

/** Stays in view while the apps scroll. */
const first = {
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.color.raised,
  textAlign: 'start',
} as const;

export const corner = `${head} ${screenStyle({ ...first, paddingInlineStart: 0 })}`;

export const name = screenStyle({
  ...first,
  // On a phone, half of the width is for the apps.
  minInlineSize: '9rem',
  maxInlineSize: '14rem',
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const cell = screenStyle({
  padding: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state=missing]': { color: vars.color.dangerFg },
    '&[data-state=different]': { color: vars.color.warningFg },
  },
});
