import { vars } from '@quayside/design-system/theme';

import { screenStyle, screenVariants } from '../screenStyle.ts';
import type { AnsiColor } from './ansi.ts';

/** The height of a line that does not wrap, in px: `leading.log` at the default root size. */
export const lineHeight = 20;

const narrow = '(max-width: 480px)';

export const root = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.log.surface,
  containerType: 'inline-size',
});

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingBlock: '5px',
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
});

export const state = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="live"]': { color: vars.color.text },
    '&:is([data-state="reconnecting"], [data-state="unavailable"])': {
      color: vars.color.warningFg,
    },
  },
});

export const dot = screenStyle({
  inlineSize: '8px',
  blockSize: '8px',
  border: `2px solid ${vars.color.textSubtle}`,
  borderRadius: vars.radius.full,
  selectors: {
    [`${state}[data-state="live"] &`]: {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      boxShadow: `0 0 0 3px ${vars.color.selected}`,
    },
    [`${state}:is([data-state="reconnecting"], [data-state="unavailable"]) &`]: {
      borderColor: vars.color.warningFg,
    },
  },
});

/** Logs stay left to right in every language. */
export const frame = screenStyle({ position: 'relative', direction: 'ltr' });

export const viewport = screenStyle({
  blockSize: '32.25rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space[2],
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading.log,
  letterSpacing: 0,
  fontVariantLigatures: 'none',
  color: vars.log.text,
  // The virtual list keeps the reader's place by itself.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusWidth})` } },
  '@container': { [narrow]: { blockSize: '24rem' } },
});

export const lines = screenStyle({ position: 'relative' });

export const line = screenStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  minBlockSize: vars.leading.log,
  selectors: { '&:hover': { background: vars.log.rowHover } },
  '@container': { [narrow]: { gridTemplateColumns: '2.5rem minmax(0, 1fr)' } },
});

export const number = screenStyle({
  paddingInlineEnd: vars.space[3],
  textAlign: 'end',
  color: vars.log.muted,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  '@container': { [narrow]: { paddingInlineEnd: vars.space[2] } },
});

export const text = screenStyle({
  paddingInlineEnd: vars.space[3],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const gap = screenStyle({ color: vars.color.warningFg, fontFamily: vars.font.sans });

export const more = screenStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[6],
});

export const notice = screenStyle({
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
  color: vars.log.muted,
  pointerEvents: 'none',
});

export const noticeAction = screenStyle({ pointerEvents: 'auto' });

export const foot = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2rem',
  paddingInline: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const bold = screenStyle({ fontWeight: vars.weight.semibold });
export const dim = screenStyle({ color: vars.log.muted });
export const italic = screenStyle({ fontStyle: 'italic' });
export const underlined = screenStyle({ textDecoration: 'underline' });

export const color: Record<AnsiColor, string> = screenVariants({
  black: { color: vars.ansi.black },
  red: { color: vars.ansi.red },
  green: { color: vars.ansi.green },
  yellow: { color: vars.ansi.yellow },
  blue: { color: vars.ansi.blue },
  magenta: { color: vars.ansi.magenta },
  cyan: { color: vars.ansi.cyan },
  white: { color: vars.ansi.white },
  brightBlack: { color: vars.ansi.brightBlack },
  brightRed: { color: vars.ansi.brightRed },
  brightGreen: { color: vars.ansi.brightGreen },
  brightYellow: { color: vars.ansi.brightYellow },
  brightBlue: { color: vars.ansi.brightBlue },
  brightMagenta: { color: vars.ansi.brightMagenta },
  brightCyan: { color: vars.ansi.brightCyan },
  brightWhite: { color: vars.ansi.brightWhite },
});
