import '../../../theme/logThemes.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { componentStyle } from '../../../theme/style.ts';

const { ansi, log, color, chart } = vars;

/** Below this width times make way for the text. */
export const narrow = '(max-width: 30rem)';

/** Firefox, which cannot style parts of scrollbars but claims to support `::-webkit-scrollbar`. */
const plainScrollbars = '(-moz-appearance: none)';

/** In px. */
export const scrollbarWidth = 14;

export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  containerType: 'inline-size',
  minBlockSize: 0,
});

/** Logs stay left to right in every language; what lies over them is in the reader's. */
export const scroller = componentStyle({
  flex: '1 1 auto',
  direction: 'ltr',
  minBlockSize: 0,
  overflowX: 'hidden',
  overflowY: 'scroll',
  // Else its parts, below, would not be drawn.
  scrollbarColor: 'auto',
  scrollbarWidth: 'auto',
  // The list has its own scroll anchoring.
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
    '&[data-unwrapped]': { overflowX: 'auto' },
    // At its ends the page scrolls on, except in full screen.
    ':popover-open &': { overscrollBehavior: 'contain' },
    '&::-webkit-scrollbar': { inlineSize: scrollbarWidth, blockSize: scrollbarWidth },
    '&::-webkit-scrollbar-thumb': {
      border: '3px solid transparent',
      borderRadius: vars.radius.full,
      background: `color-mix(in oklab, ${color.thumb} 40%, transparent) padding-box`,
    },
    '&::-webkit-scrollbar-thumb:hover': {
      background: `color-mix(in oklab, ${color.thumb} 60%, transparent) padding-box`,
    },
  },
  // The padding is the place of the marks, whether the scrollbar has a place of its own or lies over the lines.
  '@supports': {
    [plainScrollbars]: {
      scrollbarColor: `${color.thumb} transparent`,
      scrollbarWidth: 'thin',
      paddingRight: scrollbarWidth,
    },
  },
});

export const spacer = componentStyle({
  position: 'relative',
  minInlineSize: '100%',
  selectors: { '[data-unwrapped] > &': { inlineSize: 'max-content' } },
});

export const view = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  overflowY: 'clip',
});

export const rows = componentStyle({ inlineSize: '100%' });

/** Over the padding of its row. */
export const day = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 14,
  font: `${vars.weight.medium} ${vars.fontSize[12]}/${vars.space[6]} ${vars.font.sans}`,
  color: log.muted,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  minBlockSize: vars.leading.log,
  selectors: {
    '&:hover': { background: log.rowHover },
    '&[data-level="warning"]': { background: log.rowWarning },
    '&[data-level="error"]': { background: log.rowError },
    // If all lines have the same level, its colour carries no information.
    '[data-plain] &:not([data-selected], :hover)': { background: 'transparent' },
    '[data-plain] &:hover:not([data-selected])': { background: log.rowHover },
    '&[data-selected]': { background: log.rowSelected },
    '&:is([data-level="error"], [data-level="warning"], [data-selected])::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 3,
      background: chart.danger,
    },
    '&[data-level="warning"]::before': { background: chart.warning },
    '&[data-selected]::before': { background: color.accent },
    '[data-plain] &:not([data-selected])::before': { content: 'none' },
    [`${scroller}:focus-visible &[data-active], &[data-active]:focus-within`]: {
      outline: `${vars.size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: '-2px',
    },
    [`&:has(> ${day}:not([hidden]))`]: { paddingBlockStart: vars.space[6] },
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

/** An opaque wash, where content below must not show. */
const washed = (wash: string) => `linear-gradient(${wash}, ${wash}), ${log.surface}`;

export const gutter = componentStyle({
  display: 'flex',
  flex: 'none',
  paddingInlineStart: 14,
  color: log.muted,
  userSelect: 'none',
  whiteSpace: 'pre',
  cursor: 'pointer',
  selectors: {
    '&[hidden]': { display: 'none' },
    // Of a section that is shut.
    '[data-shut] > &': { display: 'none' },
    // The numbers stay where they are while long lines move sideways.
    '[data-unwrapped] &': {
      position: 'sticky',
      insetInlineStart: 0,
      background: log.surface,
    },
    '[data-unwrapped] [data-level="warning"] > &': { background: washed(log.rowWarning) },
    '[data-unwrapped] [data-level="error"] > &': { background: washed(log.rowError) },
    '[data-unwrapped][data-plain] [data-level]:not([data-selected]) > &': {
      background: log.surface,
    },
    '[data-unwrapped] [data-selected] > &': { background: washed(log.rowSelected) },
  },
  '@container': { [narrow]: { paddingInlineStart: 8 } },
});

export const number = componentStyle({
  minInlineSize: `calc(5ch + ${vars.space[3]})`,
  paddingInlineEnd: vars.space[3],
  textAlign: 'end',
  selectors: {
    '[data-level="error"] &': { color: color.dangerFg },
    '[data-plain] [data-level] &': { color: log.muted },
    '[data-gutter]:hover > &': { color: log.text },
    '[data-unnumbered] &': { display: 'none' },
  },
  '@container': {
    [narrow]: { minInlineSize: `calc(3ch + ${vars.space[2]})`, paddingInlineEnd: vars.space[2] },
  },
});

/** Times of day, in contrast to those since another line. */
const clockTimes = '[data-times="local"] &, [data-times="utc"] &, [data-times="zone"] &';

export const time = componentStyle({
  minInlineSize: '9ch',
  paddingInlineEnd: '1.5ch',
  selectors: {
    [clockTimes]: { minInlineSize: '14ch' },
    '[data-times="none"] &': { display: 'none' },
  },
  '@container': {
    [narrow]: {
      paddingInlineEnd: 0,
      marginInlineEnd: '1ch',
      whiteSpace: 'nowrap',
      selectors: {
        '[data-times] &': { minInlineSize: '8ch' },
        // Without milliseconds, which break into a second line. Not a width in `ch`: users may set more space between letters.
        [clockTimes]: {
          inlineSize: 'min-content',
          blockSize: '1lh',
          overflow: 'hidden',
          whiteSpace: 'normal',
        },
      },
    },
  },
});

export const level = componentStyle({
  minInlineSize: '9ch',
  selectors: {
    '[data-level="error"] &': { color: color.dangerFg },
    '[data-level="warning"] &': { color: color.warningFg },
    '[data-unleveled] &': { display: 'none' },
  },
  // A sign in place of the word, which screen readers still read.
  '@container': {
    [narrow]: {
      order: -1,
      minInlineSize: '2ch',
      maxInlineSize: '2ch',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textIndent: '100%',
      selectors: {
        '[data-level="error"] &::before': { content: '"⊗"', float: 'left', textIndent: 0 },
        '[data-level="warning"] &::before': { content: '"△"', float: 'left', textIndent: 0 },
      },
    },
  },
});

/** In a log of one origin it has no room. */
export const origin = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&[data-origin]': { inlineSize: '15.5ch', paddingInlineEnd: '1.5ch' },
    ...Object.fromEntries(
      [ansi.cyan, ansi.magenta, ansi.yellow, ansi.green, ansi.blue].map((value, index) => [
        `&[data-origin="${index}"]`,
        { color: value },
      ]),
    ),
  },
  '@container': { [narrow]: { maxInlineSize: '9ch' } },
});

export const text = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingInlineEnd: vars.space[3],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 8,
  selectors: {
    '[data-unwrapped] &': { flex: '1 0 auto', whiteSpace: 'pre' },
    '[data-shut] > &': { display: 'none' },
    // A value without spaces would start below its own button.
    '&:has([data-path=""])': { wordBreak: 'break-all' },
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
