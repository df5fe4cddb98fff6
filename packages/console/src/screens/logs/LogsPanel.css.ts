import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';
import { pageLogHeight, phone, phoneLogHeight } from './LogsScreen.css.ts';

const { color, space } = vars;
const narrow = 'qs-page (max-width: 38.75rem)';
const cardInset = space[5];

/** Chart, views and foot in one card, as high as the window has room for. */
export const log = screenStyle({
  selectors: { '&:not([popover])': { blockSize: pageLogHeight } },
  '@media': {
    [phone]: { selectors: { '&:not([popover])': { blockSize: phoneLogHeight } } },
    print: { selectors: { '&:not([popover])': { blockSize: 'auto' } } },
  },
  // On a phone it reaches from edge to edge.
  '@container': {
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
  flex: 'none',
  paddingBlock: 10,
  paddingInline: cardInset,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.raised,
  '@media': { [phone]: { paddingBlock: 0, paddingInline: space[3], border: 'none' } },
});

export const preview = screenStyle({ position: 'relative' });

/** Over the preview. */
export const openChart = screenStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.sm,
});

export const tabs = screenStyle({
  flex: '1 1 0',
  gap: 0,
  minBlockSize: 0,
  '@media': { print: { flex: 'none' } },
});

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[3],
  minBlockSize: 44,
  paddingInline: `${cardInset} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.raised,
  '@container': { [narrow]: { flexWrap: 'wrap', paddingInlineStart: space[3], gap: space[1] } },
});

export const tabList = screenStyle({
  flex: '0 1 auto',
  alignSelf: 'stretch',
  boxShadow: 'none',
  // Beside tools the tabs scroll.
  '@container': { [narrow]: { flex: '1 1 0' } },
});

export const panel = screenStyle({
  minBlockSize: 0,
  overflow: 'auto',
  background: color.raised,
  '@media': { print: { overflow: 'visible' } },
});

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
  '@container': { [narrow]: { paddingInline: space[3] } },
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
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  maxInlineSize: '22rem',
  padding: space[1],
});

const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'clip',
  whiteSpace: 'nowrap',
} as const;

/** On a phone the button is its icon. It stands in the top bar there. */
export const shareLabel = screenStyle({
  '@container': { [narrow]: visuallyHidden, 'qs-shell (width < 48rem)': visuallyHidden },
});

export const shareContents = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const shareContent = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  overflowWrap: 'anywhere',
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
  paddingInline: `${cardInset} ${space[2]}`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.raised,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { paddingBlockStart: space[1], paddingInlineStart: space[3] } },
});

export const footEnd = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
});

export const unread = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: 6 });

/** The hatching of the chart, small. */
export const unreadKey = screenStyle({
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: 3,
  background: `repeating-linear-gradient(135deg, ${color.borderStrong} 0 1px, transparent 1px 6px)`,
});
