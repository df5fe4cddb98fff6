import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../../ui/screenStyle.ts';

export const chips = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const chip = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.density.controlSm,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.md,
  background: vars.color.fillSubtle,
  fontSize: vars.fontSize[13],
});

export const switches = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

export const table = screenStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize[13],
});

const padding = `${vars.space[2]} ${vars.space[3]}`;

export const head = screenStyle({
  padding,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textSubtle,
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

/** Stays in view while the apps scroll. */
const first = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.color.raised,
  textAlign: 'start',
} as const;

export const corner = `${head} ${screenStyle({ ...first, paddingInlineStart: vars.density.cardX })}`;

export const name = screenStyle({
  ...first,
  // On a phone, half of the width is for the apps.
  minInlineSize: '9rem',
  maxInlineSize: '16rem',
  padding,
  paddingInlineStart: vars.density.cardX,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const cell = screenStyle({
  padding,
  maxInlineSize: '14rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  selectors: {
    '&[data-odd]': { background: vars.color.warningBg, color: vars.color.text },
  },
});

export const value = screenStyle({
  direction: 'ltr',
  display: 'block',
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const note = screenStyle({ padding: `${vars.space[4]} ${vars.density.cardX}` });
