import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../../ui/screenStyle.ts';

export const state = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const lookSign = screenStyle({ color: vars.color.warningFg });

const anySign = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: vars.radius.sm,
  background: vars.color.fillSubtle,
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
});

const toned = (background: string, color: string) =>
  `${anySign} ${screenStyle({ background, color })}`;

/** The symbol of a state, in its colour. */
export const sign = {
  new: toned(vars.color.successBg, vars.color.successFg),
  changed: toned(vars.color.warningBg, vars.color.warningFg),
  removed: toned(vars.color.dangerBg, vars.color.dangerFg),
  same: anySign,
  invalid: toned(vars.color.dangerBg, vars.color.dangerFg),
};

/** Old and new value, below each other, each on one line. */
export const change = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
});

const side = screenStyle({
  direction: 'ltr',
  display: 'flex',
  gap: vars.space[2],
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
});

export const was = `${side} ${screenStyle({ color: vars.color.dangerFg })}`;

const unchanged = `${side} ${screenStyle({ color: vars.color.textSubtle })}`;

export const now = {
  new: side,
  changed: `${side} ${screenStyle({ color: vars.color.successFg })}`,
  removed: side,
  same: unchanged,
  invalid: unchanged,
};

export const uses = screenStyle({ overflowWrap: 'anywhere' });

const note = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  margin: 0,
  fontSize: vars.fontSize[12],
});

/** Beside its icon, also when it has several lines. */
export const noteText = screenStyle({ flex: '0 1 auto', maxInlineSize: 'calc(100% - 20px)' });

export const risk = `${note} ${screenStyle({ color: vars.color.warningFg })}`;

export const problem = `${note} ${screenStyle({ color: vars.color.dangerFg })}`;

export const action = screenStyle({
  color: vars.color.accentText,
  minBlockSize: 0,
  paddingBlock: 0,
});

/** Above the table. */
export const bar = screenStyle({
  padding: `${vars.space[3]} ${vars.density.cardX}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** Name and number of a group of rows, and a note at the end. */
export const groupHeading = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const groupNote = screenStyle({ marginInlineStart: 'auto' });

/** Title and tally, which moves below the title on a small screen. */
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.density.cardX}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
