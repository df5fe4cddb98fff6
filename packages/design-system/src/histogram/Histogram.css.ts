import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';
import { tooltip } from '../tooltip/Tooltip.css.ts';

const { color } = vars;
const container = 'qs-histogram';

/** Height of the bars of a whole chart, in px. */
export const wholeHeight = 52;

const plotHeight = 'var(--qs-plot-height)';

/** Height of the row of flags, in px. */
const flagHeight = 24;

export const histogram = componentStyle({
  vars: { '--qs-plot-height': `${wholeHeight}px` },
  container: `${container} / inline-size`,
  selectors: {
    '&[data-compact]': { vars: { '--qs-plot-height': '28px' } },
  },
  minInlineSize: 0,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
});

/** Fill of time that has not been read. */
const hatch = `repeating-linear-gradient(135deg, ${color.borderStrong} 0 1px, transparent 1px 6px)`;

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  marginBlockEnd: vars.space[1],
  color: color.textMuted,
});

/** Below this width there are no times, and no text beside a button. */
const narrow = `${container} (max-width: 480px)`;

export const title = componentStyle({
  marginInlineStart: 'auto',
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: color.textSubtle,
});

export const levels = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  // The swatches stand at the edge of the plot.
  marginInlineStart: -9,
});

export const plot = componentStyle({
  position: 'relative',
  selectors: { '&[data-flags]': { paddingBlockStart: flagHeight } },
});

export const chart = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: plotHeight,
  overflow: 'visible',
  selectors: {
    '&[data-selectable]': {
      cursor: 'crosshair',
      // A finger that moves up or down scrolls the page.
      touchAction: 'pan-y',
      userSelect: 'none',
    },
  },
});

/** A row above the bars. The lines of its flags reach down over them. */
export const flags = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: flagHeight,
  // The lines of the flags reach down; a flag at the end stays in the chart until it is measured.
  clipPath: `inset(-4px -24px -${wholeHeight}px)`,
});

export const flag = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  blockSize: flagHeight,
  paddingInline: '6px 4px',
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  whiteSpace: 'nowrap',
  color: color.textMuted,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      blockSize: `calc(${flagHeight}px + ${plotHeight})`,
      borderInlineStart: `1px dashed ${color.borderControl}`,
      pointerEvents: 'none',
    },
    '&[data-hovered]': {
      color: color.text,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '&[data-tone=live]': { color: color.text },
    '&[data-tone=live]::before': { borderColor: color.accent, borderInlineStartStyle: 'solid' },
    // At the end of the plot its text stands before the line.
    '&[data-side=start]': {
      translate: '-100%',
      flexDirection: 'row-reverse',
      paddingInline: '4px 6px',
    },
    '[dir=rtl] &[data-side=start]': { translate: '100%' },
    '&[data-side=start]::before': { insetInline: 'auto 0' },
  },
});

export const flagIcon = componentStyle({
  selectors: {
    [`${flag}[data-tone=live] > &`]: { color: color.accentText },
    [`${flag}[data-tone=danger] > &`]: { color: color.dangerFg },
  },
});

export const flagName = componentStyle({ fontFamily: vars.font.mono });

/** Time that has not been read. A press goes through to the bars, except on its button. */
export const unread = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  blockSize: plotHeight,
  display: 'flex',
  alignItems: 'center',
  clipPath: 'inset(0)',
  paddingInlineStart: vars.space[3],
  border: `1px solid ${color.border}`,
  borderRadius: 3,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  whiteSpace: 'nowrap',
  color: color.textMuted,
  pointerEvents: 'none',
  background: hatch,
});

export const unreadLabel = componentStyle({
  paddingBlock: 2,
  paddingInline: 6,
  borderRadius: 3,
  background: color.raised,
});

/** In a narrow chart there is room for the button only. */
export const unreadText = componentStyle(
  { '@container': { [narrow]: { display: 'none' } } },
  unreadLabel,
);

export const unreadButton = componentStyle(
  {
    color: color.accentText,
    pointerEvents: 'auto',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline' },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
  },
  unreadLabel,
);

export const surface = componentStyle({ fill: 'transparent' });

export const brush = componentStyle({
  fill: color.selected,
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'Highlight' } },
});

export const handle = componentStyle({
  overflow: 'visible',
  cursor: 'ew-resize',
  outline: 'none',
  fill: 'transparent',
  selectors: {
    '&:is([data-set], :focus-visible)': { fill: color.accent },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:is([data-set], :focus-visible)': { fill: 'Highlight' } },
    },
  },
});

export const grip = componentStyle({ fill: 'transparent' });

export const ring = componentStyle({
  fill: 'none',
  selectors: {
    [`${handle}:focus-visible > &`]: { stroke: color.focusRing, strokeWidth: vars.size.focusWidth },
  },
});

/** Above the middle of the range, and never outside the plot. */
export const label = componentStyle({
  overflow: 'visible',
  pointerEvents: 'none',
});

export const labelBox = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  selectors: {
    '&[data-at=start]': { justifyContent: 'flex-start' },
    '&[data-at=end]': { justifyContent: 'flex-end' },
  },
});

export const labelText = componentStyle(
  { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  tooltip,
);

export const axis = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: 6,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'none' } },
});

/** A disclosure for the keyboard and screen readers: hidden until it has focus, over what follows until it is open. */
export const figures = componentStyle({
  selectors: {
    '&:not([open])': { position: 'absolute', background: color.raised },
    '&:not([open], :focus-within)': { clipPath: 'inset(50%)' },
  },
});

export const empty = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.textSubtle,
  pointerEvents: 'none',
});
