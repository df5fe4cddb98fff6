import { vars } from '../../../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../../../theme/style.ts';

const { color, log, chart } = vars;

const narrow = '(max-width: 38.75rem)';
/** Width below which levels and buttons do not fit beside each other: all five levels, with counts of some thousands. */
const twoLines = '(max-width: 48.75rem)';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // No higher than what a window has left for it: its buttons and its newest line are in view at once.
  blockSize: 'clamp(18rem, 100svh - 8rem, 38rem)',
  maxBlockSize: '100%',
  overflow: 'hidden',
  // A link to a line scrolls the log below a sticky header of the page.
  scrollMarginBlock: `calc(var(--qs-sticky-top, 0px) + ${vars.space[2]}) ${vars.space[2]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: log.surface,
  color: color.text,
  containerType: 'inline-size',
  selectors: {
    '&[data-empty]:not([popover])': { blockSize: '13rem' },
    // As a popover it is above everything else.
    '&[popover]': {
      position: 'fixed',
      inset: 0,
      inlineSize: '100%',
      maxInlineSize: 'none',
      blockSize: '100%',
      margin: 0,
      padding: 0,
      border: 'none',
      borderRadius: 0,
    },
  },
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingBlock: '5px',
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.raised,
  fontSize: vars.fontSize[13],
  '@container': {
    // Reserves the height of its two lines.
    [twoLines]: {
      flexWrap: 'wrap',
      rowGap: 2,
      minBlockSize: `calc(11px + 2px + 2 * ${vars.density.controlSm})`,
      paddingInlineEnd: vars.space[1],
      // Two lines of targets for a finger, which reach 8 px beyond what one sees.
      '@media': {
        '(pointer: coarse)': {
          rowGap: vars.space[2],
          minBlockSize: `calc(11px + ${vars.space[2]} + 2 * ${vars.density.controlSm})`,
        },
      },
    },
  },
});

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});

export const state = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  lineHeight: vars.leading[13],
  color: color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="live"]': { color: color.text },
    '&:is([data-state="reconnecting"], [data-state="offline"], [data-state="unavailable"])': {
      color: color.warningFg,
    },
  },
});

/** The state of a log as a button. */
export const live = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  blockSize: vars.density.controlSm,
  paddingInline: '10px 8px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.medium,
  color: color.text,
  selectors: { '&[data-hovered]': { background: color.hover } },
});

/** In the top bar of a phone there is room for the number of new lines only, and on a small one for the icon. */
export const stateText = componentStyle({
  '@container': {
    'qs-shell (width < 48rem)': { selectors: { [`${live}[data-news] &`]: { display: 'none' } } },
    'qs-shell (width < 22rem)': { selectors: { [`${live} &`]: { display: 'none' } } },
  },
});

export const dot = componentStyle({
  inlineSize: 8,
  blockSize: 8,
  border: `2px solid ${color.textSubtle}`,
  borderRadius: vars.radius.full,
  selectors: {
    '[data-state="live"] > &': {
      borderColor: color.accent,
      background: color.accent,
      boxShadow: `0 0 0 3px ${color.selected}`,
    },
    '[data-state="reconnecting"] > &, [data-state="offline"] > &, [data-state="unavailable"] > &': {
      borderColor: color.warningFg,
    },
  },
});

/** At an edge: what lies beyond it, or what hides that once the edge is reached. */
const edge = (towards: 'left' | 'right', shade: string, width: string, attachment: string) =>
  `linear-gradient(to ${towards}, ${shade}) ${towards === 'right' ? 'left' : 'right'} / ${width} 100% no-repeat ${attachment}`;
const cover = `${color.raised} 50%, transparent`;
const shadow = `color-mix(in oklab, ${color.text} 20%, transparent), transparent`;

export const levels = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  // Counts grow, and words are longer in other languages: the buttons stay clear of them.
  overflowX: 'auto',
  // No shadow shows through its track.
  scrollbarColor: `${color.thumb} ${color.raised}`,
  // A shadow at the edge shows that there are more: its cover scrolls with the levels.
  background: [
    edge('right', cover, '24px', 'local'),
    edge('left', cover, '24px', 'local'),
    edge('right', shadow, '8px', 'scroll'),
    edge('left', shadow, '8px', 'scroll'),
  ].join(', '),
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: 1,
      blockSize: 16,
      marginInlineEnd: vars.space[1],
      background: color.borderStrong,
    },
  },
  '@container': {
    [twoLines]: {
      order: 3,
      inlineSize: '100%',
      marginInlineStart: -6,
      selectors: { '&::before': { display: 'none' } },
    },
  },
});

export const swatch = componentStyle({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: 2,
  background: chart.neutral,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-level="error"]': { background: chart.danger },
    '&[data-level="warning"]': { background: chart.warning },
  },
});

export const find = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `5px ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.raised,
  '@container': { [narrow]: { gap: vars.space[1] } },
});

/** Below the lines, so that it hides and moves none. */
export const failure = componentStyle(
  {
    justifyContent: 'space-between',
    paddingInlineStart: vars.space[3],
    borderBlock: `1px solid ${color.border}`,
    borderBlockEndWidth: 0,
    fontSize: vars.fontSize[13],
    lineHeight: vars.leading[13],
    color: color.warningFg,
    overflowWrap: 'anywhere',
  },
  find,
);

export const findField = componentStyle({
  flex: '0 1 26rem',
  minInlineSize: 0,
  '@container': { [narrow]: { flex: '1 1 100%' } },
});

export const findCount = componentStyle({
  fontSize: vars.fontSize[13],
  color: color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-invalid]': { color: color.dangerFg, whiteSpace: 'normal' } },
});

export const findSteps = componentStyle({ display: 'flex', gap: vars.space[1] });

export const foot = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[3],
  minBlockSize: '2rem',
  paddingInline: vars.space[3],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.raised,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const hints = componentStyle({
  display: 'flex',
  gap: vars.space[3],
  marginInlineStart: 'auto',
  '@container': { [narrow]: { display: 'none' } },
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const hint = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});

export const printed = componentStyle({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      margin: 0,
      padding: vars.space[3],
      fontFamily: vars.font.mono,
      fontSize: vars.fontSize[12],
      lineHeight: vars.leading[12],
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});

componentGlobalStyle(root, {
  '@media': { print: { blockSize: 'auto', maxBlockSize: 'none', overflow: 'visible' } },
});
// Important, because the layer of the lines comes later.
componentGlobalStyle(`${root}:has(> ${printed}) > :not(${printed})`, {
  '@media': { print: { display: 'none !important' } },
});

/** Text of a button that is its icon in a narrow viewer. */
export const toolText = componentStyle({
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'clip',
      whiteSpace: 'nowrap',
    },
  },
});
