import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  // Of a popover, the browser's own are those of its content.
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'hidden',
  zIndex: vars.z.dialog,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  paddingInline: vars.space[4],
  // A fixed position from the top, so that the field does not move as results change.
  paddingBlock: 'min(7.5rem, 12dvh) 1rem',
  background: vars.color.scrim,
});

export const palette = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  maxBlockSize: '100%',
  minBlockSize: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  background: vars.color.overlay,
  boxShadow: vars.shadow.dialog,
  color: vars.color.text,
  overflow: 'hidden',
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
  containerType: 'inline-size',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flexShrink: 0,
  minBlockSize: '52px',
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textSubtle,
});

export const step = componentStyle({
  flexShrink: 1,
  maxInlineSize: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.md,
  background: vars.color.hover,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: vars.color.textMuted,
});

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  blockSize: '52px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.fontSize[16],
  caretColor: vars.color.accent,
  selectors: {
    // The palette has a single field: its frame and the caret show the focus.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
  },
});

export const list = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  scrollPaddingBlock: vars.space[2],
  outline: 'none',
});

export const group = componentStyle({
  padding: '8px 10px 4px',
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
  color: vars.color.textSubtle,
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '40px',
  paddingInline: '10px',
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.selected },
    '&:active': { background: vars.color.pressed },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const icon = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.textSubtle,
  selectors: { [`${item}[data-focused] > &`]: { color: vars.color.accentText } },
});

export const name = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const match = componentStyle({
  background: 'none',
  color: vars.color.accentText,
  fontWeight: vars.weight.semibold,
});

/** Has no box: its children are laid out by the row. */
export const description = componentStyle({ display: 'contents' });

export const hint = componentStyle({
  // Shrinks before the name does, which must not lose the fraction of a pixel that would truncate it.
  flexShrink: 10_000,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textSubtle,
  selectors: { [`${item}[data-focused] &`]: { color: vars.color.textMuted } },
});

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  marginInlineStart: 'auto',
  fontSize: vars.fontSize[12],
  color: vars.color.textSubtle,
  selectors: { [`${item}[data-focused] &`]: { color: vars.color.textMuted } },
});

export const further = componentStyle({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const empty = componentStyle({
  padding: `${vars.space[6]} ${vars.space[4]}`,
  textAlign: 'center',
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const note = componentStyle({
  flexShrink: 0,
  margin: 0,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textMuted,
  selectors: {
    '&:not(:empty)': {
      padding: `${vars.space[2]} ${vars.space[4]}`,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const foot = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flexShrink: 0,
  minBlockSize: '40px',
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textMuted,
  '@container': { '(max-width: 28rem)': { display: 'none' } },
});

export const keys = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const footEnd = componentStyle({ marginInlineStart: 'auto', minInlineSize: 0 }, keys);
