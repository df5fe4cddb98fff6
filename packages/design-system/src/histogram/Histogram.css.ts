import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';
import { tooltip } from '../tooltip/Tooltip.css.ts';

const { color } = vars;
const container = 'qs-histogram';

export const histogram = componentStyle({
  container: `${container} / inline-size`,
  minInlineSize: 0,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  color: color.textMuted,
});

export const plot = componentStyle({
  position: 'relative',
  marginBlockStart: vars.space[3],
});

export const chart = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 72,
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

/** A row above the bars. Its lines reach down over them. */
export const markers = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 24,
  overflow: 'visible',
  marginBlockEnd: vars.space[3],
});

export const marker = componentStyle({ overflow: 'visible' });

export const markerLine = componentStyle({
  stroke: color.borderStrong,
  strokeDasharray: '2 3',
  pointerEvents: 'none',
});

export const markerDot = componentStyle({
  inlineSize: 8,
  blockSize: 8,
  rotate: '45deg',
  background: color.textSubtle,
  selectors: {
    '&[data-tone=success]': { background: vars.chart.success },
    '&[data-tone=danger]': { background: vars.chart.danger },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

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
});

export const tick = componentStyle({
  '@container': {
    [`${container} (max-width: 30rem)`]: {
      selectors: { '&:nth-child(even)': { display: 'none' } },
    },
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
