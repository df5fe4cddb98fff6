import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';
import { pageLogHeight, phone, phoneLogHeight } from './LogsScreen.css.ts';

const { color, space } = vars;
const narrow = 'qs-page (max-width: 38.75rem)';
const cardInset = 'var(--log-inset)';

/** Chart, views and foot in one card, as high as the window has room for. */
export const log = screenStyle({
  vars: { '--log-inset': space[5] },
  selectors: { '&:not([popover])': { blockSize: pageLogHeight } },
  '@media': {
    [phone]: { selectors: { '&:not([popover])': { blockSize: phoneLogHeight } } },
    print: { selectors: { '&:not([popover])': { blockSize: 'auto' } } },
  },
  // On a phone it reaches from edge to edge.
  '@container': {
    [narrow]: { vars: { '--log-inset': space[4] } },
    'qs-shell (width < 48rem)': {
      selectors: {
        '&:not([popover])': {
          marginInline: `calc(-1 * ${space[4]})`,
          border: 'none',
          borderRadius: 0,
        },
      },
    },
  },
});

export const chart = screenStyle({
  position: 'relative',
  flex: 'none',
  paddingBlock: 10,
  paddingInline: cardInset,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.raised,
  '@media': { [phone]: { paddingBlock: 0, border: 'none' } },
});

/** Over the preview of a phone. */
export const openChart = screenStyle({ position: 'absolute', inset: 0 });

export const tabs = screenStyle({
  flex: '1 1 0',
  gap: 0,
  minBlockSize: 0,
  '@media': { print: { flex: 'none' } },
});

export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 'none',
  gap: space[3],
  minBlockSize: 44,
  paddingInline: `${cardInset} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.raised,
});

export const tabList = screenStyle({
  flex: '0 1 auto',
  alignSelf: 'stretch',
  boxShadow: 'none',
});

export const panel = screenStyle({
  minBlockSize: 0,
  overflow: 'auto',
  background: color.raised,
  '@media': { print: { overflow: 'visible' } },
});

/** The place of a view's result until it is known. */
export const notLoaded = screenStyle({ position: 'relative', minBlockSize: '12rem' });

export const sentence = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  paddingBlock: space[3],
  paddingInline: cardInset,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
});

export const result = screenStyle({ margin: 0, maxInlineSize: '100%' });

export const barEnd = screenStyle({ flex: 'none', marginInlineStart: 'auto' });

/** On a phone it has its own row. */
export const comparison = screenStyle({
  marginInlineStart: 'auto',
  '@container': { [narrow]: { flex: '1 0 100%', marginBlockEnd: space[2] } },
});

export const tabCount = screenStyle({
  marginInlineStart: 6,
  color: color.dangerFg,
  fontVariantNumeric: 'tabular-nums',
});

export const share = screenStyle({
  maxInlineSize: '22rem',
  padding: space[1],
});

export const path = screenStyle({ overflowWrap: 'anywhere', whiteSpace: 'normal' });

/** A button that looks like the text of its row. */
export const rowAction = screenStyle({
  flexShrink: 1,
  justifyContent: 'start',
  blockSize: 'auto',
  minInlineSize: 0,
  paddingBlock: 2,
  paddingInline: 4,
  marginInline: -4,
  textAlign: 'start',
});

export const nothing = screenStyle({ padding: space[5], textAlign: 'center' });

export const more = screenStyle({ padding: space[4] });

export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 'none',
  gap: `0 ${space[3]}`,
  minBlockSize: 40,
  paddingBlock: space[1],
  paddingInline: `${cardInset} ${space[2]}`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.raised,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** The hatching of the chart, small. */
export const unreadKey = screenStyle({
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: 3,
  background: `repeating-linear-gradient(135deg, ${color.borderStrong} 0 1px, transparent 1px 6px)`,
});
