import '../../../theme/logThemes.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { componentStyle } from '../../../theme/style.ts';
import { scrollbarWidth } from '../lines/Lines.css.ts';

const { log, color, chart } = vars;

// The scrollbar of a log is on the right in every language.

/** Beside the scrollbar's thumb: where errors, warnings and matches are. */
export const marks = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  inlineSize: scrollbarWidth,
  blockSize: '100%',
  borderLeft: `1px solid ${color.border}`,
  pointerEvents: 'none',
  stroke: 'none',
});

export const errorMark = componentStyle({ fill: chart.danger });
export const warningMark = componentStyle({ fill: chart.warning });
export const hitMark = componentStyle({ fill: log.hitCurrentBg });

/** Over the last lines, beside the scrollbar. */
export const news = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  right: 30,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.overlay,
});

/** Below the selected lines, over those that follow. */
export const selectionBar = componentStyle({
  position: 'absolute',
  insetInlineEnd: 30,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: 'calc(100% - 38px)',
  paddingBlock: 3,
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.overlay,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.fontSize[12],
});

export const selectionCount = componentStyle({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

/** Over the last lines, opposite the news. */
export const result = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  left: vars.space[3],
  maxInlineSize: `calc(100% - ${vars.space[3]} - 30px)`,
  padding: '5px 8px',
  borderRadius: vars.radius.md,
  background: color.text,
  color: color.surface,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** In the place of lines, while there are none. */
export const notice = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  textAlign: 'center',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: log.muted,
  pointerEvents: 'none',
});

export const noticeAction = componentStyle({ pointerEvents: 'auto' });

/** The place where a menu opens. */
export const anchor = componentStyle({ position: 'absolute', pointerEvents: 'none' });
