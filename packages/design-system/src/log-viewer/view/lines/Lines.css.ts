import { createGlobalVar } from '@vanilla-extract/css';

import { vars } from '../../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../../theme/style.ts';

const { log, ansi, color, chart } = vars;

/** Below this width times and levels make way for the text. */
const narrow = '(max-width: 480px)';

/** The row's wash, over the surface in two places: the row and its gutter, which covers what scrolls under it. */
const wash = createGlobalVar('qs-log-wash');

/** How many digits the longest line number has. */
export const digits = createGlobalVar('qs-log-digits');

/** Where the marks are drawn: over the scrollbar. */
export const stripWidth = 14;

/** Logs stay left to right in every language. */
export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  direction: 'ltr',
  minBlockSize: 0,
});

export const height = componentVariants({
  md: { blockSize: '32.25rem' },
  lg: { blockSize: '37.25rem' },
  fill: { flex: '1 1 auto' },
});

export const live = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
});

export const scroller = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowX: 'auto',
  overflowY: 'scroll',
  overscrollBehavior: 'contain',
  // The list keeps the reader's place by itself.
  overflowAnchor: 'none',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading.log,
  letterSpacing: 0,
  fontVariantLigatures: 'none',
  fontVariantNumeric: 'tabular-nums',
  color: log.text,
  background: log.surface,
  selectors: {
    // Its own ring would be drawn around the page of a million lines.
    '&:focus-visible': { outlineOffset: '-2px' },
    '&::-webkit-scrollbar': { inlineSize: stripWidth, blockSize: stripWidth },
    '&::-webkit-scrollbar-thumb': {
      border: '3px solid transparent',
      borderRadius: vars.radius.full,
      background: `color-mix(in oklab, ${color.thumb} 40%, transparent) padding-box`,
    },
    '&::-webkit-scrollbar-thumb:hover': {
      background: `color-mix(in oklab, ${color.thumb} 60%, transparent) padding-box`,
    },
    '&::-webkit-scrollbar-corner': { background: 'transparent' },
  },
  '@supports': { 'not selector(::-webkit-scrollbar)': { scrollbarWidth: 'thin' } },
});

export const spacer = componentStyle({ position: 'relative', minInlineSize: '100%' });

export const view = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  overflowX: 'visible',
  overflowY: 'clip',
});

export const rows = componentStyle({
  inlineSize: 'max-content',
  minInlineSize: '100%',
  selectors: { '&[data-wrap="on"]': { inlineSize: '100%' } },
});

export const row = componentStyle({
  vars: { [wash]: 'transparent' },
  position: 'relative',
  display: 'flex',
  minBlockSize: vars.leading.log,
  background: wash,
  selectors: {
    '&:hover': { vars: { [wash]: log.rowHover } },
    '&[data-level="warning"]': { vars: { [wash]: log.rowWarning } },
    '&[data-level="error"]': { vars: { [wash]: log.rowError } },
    '&[data-selected]': { vars: { [wash]: log.rowSelected } },
    '&:is([data-level="error"], [data-level="warning"], [data-selected])::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 3,
      background: chart.danger,
      // Above the gutter, which sticks.
      zIndex: 1,
    },
    '&[data-level="warning"]::before': { background: chart.warning },
    '&[data-selected]::before': { background: color.accent },
    [`${scroller}:focus-visible &[data-active], &[data-active]:focus-within`]: {
      outline: `${vars.size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: '-2px',
    },
    '&[data-probe]': { position: 'absolute', visibility: 'hidden' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:is([data-level="error"], [data-level="warning"])::before': { background: 'Mark' },
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const gutter = componentStyle({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flex: 'none',
  paddingInlineStart: 14,
  background: `linear-gradient(${wash}, ${wash}), ${log.surface}`,
  color: log.muted,
  userSelect: 'none',
  whiteSpace: 'pre',
  selectors: {
    // What wraps has nothing to scroll under it, and one wash is enough.
    '[data-wrap="on"] &': { position: 'static', background: 'none' },
  },
  '@container': { [narrow]: { paddingInlineStart: 8 } },
});

export const number = componentStyle({
  minInlineSize: `calc(max(3, ${digits}) * 1ch + ${vars.space[3]})`,
  paddingInlineEnd: vars.space[3],
  textAlign: 'end',
  cursor: 'pointer',
  selectors: {
    '[data-level="error"] &': { color: color.dangerFg },
    '[data-numbers="off"] &': { display: 'none' },
    '&:hover': { color: log.text },
  },
  '@container': { [narrow]: { paddingInlineEnd: vars.space[2] } },
});

export const time = componentStyle({
  minInlineSize: '13.5ch',
  paddingInlineEnd: '1.5ch',
  selectors: {
    '[data-timestamps="sinceStart"] &': { minInlineSize: '9ch' },
    '[data-timestamps="off"] &': { display: 'none' },
  },
  '@container': { [narrow]: { display: 'none' } },
});

export const level = componentStyle({
  inlineSize: '9.5ch',
  selectors: {
    '[data-level="error"] &': { color: color.dangerFg },
    '[data-level="warning"] &': { color: color.warningFg },
    '[data-levels="off"] &': { display: 'none' },
  },
  '@container': { [narrow]: { display: 'none' } },
});

export const text = componentStyle({
  flex: '1 0 auto',
  paddingInlineEnd: vars.space[3],
  whiteSpace: 'pre',
  tabSize: 8,
  selectors: {
    '[data-wrap="on"] &': {
      flex: '1 1 0',
      minInlineSize: 0,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});

export const gap = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  fontFamily: vars.font.sans,
  color: color.warningFg,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `1px dashed ${color.warningBorder}`,
    },
  },
});

export const hit = componentStyle({
  background: log.hitBg,
  color: log.hitFg,
  borderRadius: 2,
  selectors: {
    '&[data-current]': { background: log.hitCurrentBg, color: log.hitCurrentFg },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Mark',
      color: 'MarkText',
      selectors: { '&[data-current]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** A secret: pressing it shows it. */
export const mask = componentStyle({
  paddingInline: 3,
  borderRadius: vars.radius.sm,
  background: color.fillSubtle,
  color: log.muted,
  cursor: 'pointer',
  whiteSpace: 'inherit',
  selectors: {
    '&:hover': { background: color.fill, color: log.text },
    '&[data-revealed]': { color: 'inherit' },
    '&:focus-visible': { outlineOffset: 0 },
  },
});

/** Opens and closes what a line stands for. */
export const fold = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 16,
  marginInlineEnd: 4,
  borderRadius: vars.radius.sm,
  color: log.muted,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: 6,
      blockSize: 6,
      marginInline: 4,
      borderBlockEnd: '1.5px solid currentColor',
      borderInlineEnd: '1.5px solid currentColor',
      transform: 'translateX(-2px) rotate(-45deg)',
    },
    '&[aria-expanded="true"]::before': { transform: 'translateY(-2px) rotate(45deg)' },
    '&:hover': { color: log.text },
    '&:focus-visible': { outlineOffset: 0 },
  },
});

/** What a line opens into: the members of a JSON value, one under the other. */
export const tree = componentStyle({
  display: 'block',
  marginBlock: '2px 4px',
  marginInlineStart: 7,
  paddingInlineStart: 13,
  borderInlineStart: `1px solid ${color.borderStrong}`,
});

export const member = componentStyle({ display: 'block' });

/** A line of text of its own inside a row. */
export const block = componentStyle({ display: 'block' });

export const bold = componentStyle({ fontWeight: vars.weight.semibold });
export const dim = componentStyle({ color: log.muted });
export const italic = componentStyle({ fontStyle: 'italic' });
export const underline = componentStyle({ textDecoration: 'underline' });
export const strike = componentStyle({ textDecoration: 'line-through' });
export const underlineStrike = componentStyle({ textDecoration: 'underline line-through' });

/** The sixteen colours of a terminal, by their number. */
const colors = [
  ansi.black,
  ansi.red,
  ansi.green,
  ansi.yellow,
  ansi.blue,
  ansi.magenta,
  ansi.cyan,
  ansi.white,
  ansi.brightBlack,
  ansi.brightRed,
  ansi.brightGreen,
  ansi.brightYellow,
  ansi.brightBlue,
  ansi.brightMagenta,
  ansi.brightCyan,
  ansi.brightWhite,
];

export const foreground = colors.map((value) => componentStyle({ color: value }));

/** The surface's own colour on them: each keeps its contrast on it, hence it on each. */
export const background = colors.map((value) =>
  componentStyle({ background: value, color: log.surface }),
);

/** Text and surface change places. */
export const inverse = componentStyle({ background: log.text, color: log.surface });

export const accent = componentVariants({
  quiet: { color: log.muted },
  strong: { fontWeight: vars.weight.semibold },
  key: { color: ansi.cyan },
  string: { color: ansi.green },
  number: { color: ansi.magenta },
  constant: { color: ansi.yellow },
  method: { color: ansi.blue },
  success: { color: ansi.green },
  redirect: { color: ansi.cyan },
  clientError: { color: ansi.yellow },
  serverError: { color: ansi.red },
});

/** The strip over the scrollbar. */
export const marks = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: stripWidth,
  blockSize: '100%',
  borderInlineStart: `1px solid ${color.border}`,
  pointerEvents: 'none',
});

export const mark = componentVariants({
  error: { fill: chart.danger },
  warning: { fill: chart.warning },
  hit: { fill: log.hitCurrentBg },
});

/** At the end of a line that is cut. */
export const more = componentStyle({
  marginInlineStart: '1ch',
  color: color.accentText,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Over the last lines, beside the scrollbar. */
export const news = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: 30,
});
