import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../screenStyle.ts';

export const name = screenStyle({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium });

/** The buttons stand at the same place in every row. */
export const value = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
});

export const mask = screenStyle({
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  letterSpacing: '0.1em',
  userSelect: 'none',
});

export const revealed = screenStyle({
  direction: 'ltr',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const valueActions = screenStyle({ display: 'flex', gap: vars.space[1] });

export const kind = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
