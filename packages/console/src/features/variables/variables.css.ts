import { shortViewport, vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const name = screenStyle({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium });

export const mask = screenStyle({
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  letterSpacing: '0.1em',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  userSelect: 'none',
});

/** The first line of a value. */
export const line = screenStyle({
  direction: 'ltr',
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
});

export const lineCount = screenStyle({ flex: 'none' });

export const kind = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

/** Stays in view however long the list is. */
export const saveBar = screenStyle({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.space[4]} + var(--qs-keyboard, 0px))`,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  '@media': { [shortViewport]: { position: 'static' } },
});

export const saveBarParts = screenStyle({ display: 'grid', gap: vars.space[2] });

export const saveBarFoot = screenStyle({ borderBlockStart: 'none' });

export const saveBarActions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
