import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const { chart, color } = vars;

export const size = componentVariants({
  sm: { display: 'inline-block', inlineSize: 96, blockSize: 20, verticalAlign: 'middle' },
  md: { inlineSize: '100%', blockSize: 56 },
});

export const swatch = componentStyle({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: 2,
  background: 'currentcolor',
  forcedColorAdjust: 'none',
  // On a pressed entry, whose background may have the same colour.
  '@media': { '(forced-colors: active)': { outline: '1px solid Canvas' } },
});

export const bar = componentStyle({ fill: 'currentcolor' });

/** Not `GrayText`, which is a dark red in a common theme. */
const forcedGrey = {
  forcedColorAdjust: 'none',
  color: 'color-mix(in srgb, CanvasText 50%, Canvas)',
} as const;

/** The colour of a tone in every chart. In forced colours, the closest system colour. */
export const tone = componentVariants({
  neutral: {
    color: chart.neutral,
    '@media': { '(forced-colors: active)': forcedGrey },
  },
  success: {
    color: chart.success,
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  },
  subtle: {
    color: color.borderControl,
    // Beside the neutral one it differs by more than its colour.
    selectors: { [`&${swatch}`]: { background: 'none', boxShadow: 'inset 0 0 0 1px' } },
    '@media': { '(forced-colors: active)': forcedGrey },
  },
  warning: {
    color: chart.warning,
    '@media': {
      '(forced-colors: active)': {
        color: 'LinkText',
        // In some themes links look like the highlight, which stands for danger.
        selectors: {
          [`&${bar}`]: { fill: 'none', stroke: 'currentcolor' },
          [`&${swatch}`]: { background: 'none', boxShadow: 'inset 0 0 0 1px' },
        },
      },
    },
  },
  danger: {
    color: chart.danger,
    '@media': { '(forced-colors: active)': { color: 'Highlight' } },
  },
  accent: {
    color: chart.accent,
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  },
});

export const line = componentStyle({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const grid = componentStyle({
  stroke: vars.color.border,
  shapeRendering: 'crispEdges',
});

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const legendItem = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: 6 });

/** An entry of a legend that is pressed to show only what it stands for. */
export const legendPill = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  blockSize: vars.density.controlSm,
  paddingInline: 8,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { background: color.hover, color: color.text },
    '&[data-selected]': {
      borderColor: color.borderStrong,
      background: color.hover,
      color: color.text,
    },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const legendCount = componentStyle({
  color: color.textSubtle,
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-selected] > &': { color: 'inherit' } } },
  },
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
