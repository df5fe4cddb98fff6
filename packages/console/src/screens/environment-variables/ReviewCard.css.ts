import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const tally = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  fontSize: vars.fontSize[13],
  color: vars.color.textMuted,
});

export const tallyItem = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const tallyCount = screenStyle({
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
});

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
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  direction: 'ltr',
});

const side = screenStyle({ display: 'flex', gap: vars.space[2], minInlineSize: 0 });

export const was = `${side} ${screenStyle({ color: vars.color.dangerFg })}`;

export const now = {
  new: side,
  changed: `${side} ${screenStyle({ color: vars.color.successFg })}`,
  same: `${side} ${screenStyle({ color: vars.color.textSubtle })}`,
};

export const line = screenStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
});

export const lineCount = screenStyle({ flex: 'none' });

export const hint = screenStyle({ fontFamily: vars.font.sans });

/** Aligned with the labels of the kinds. */
export const rename = screenStyle({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });

export const replace = screenStyle({
  padding: `${vars.space[3]} ${vars.density.cardX}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const saveError = screenStyle({
  padding: `${vars.space[3]} ${vars.density.cardX} 0`,
});
