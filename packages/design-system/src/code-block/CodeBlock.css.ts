import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const mono = {
  fontFamily: vars.font.mono,
  letterSpacing: 0,
  fontVariantLigatures: 'none',
  overflowWrap: 'anywhere',
  // Code is left to right in every language.
  direction: 'ltr',
} as const;

export const block = componentStyle({
  ...mono,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: 5,
  paddingInline: `${vars.space[3]} 5px`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.log.surface,
  color: vars.log.text,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[13],
});

// Wrapped, not scrolled: nothing is hidden at 400 % zoom, and copied text has no extra line breaks.
export const code = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: '2px',
  whiteSpace: 'pre-wrap',
});

export const prompt = componentStyle({
  paddingBlock: '2px',
  color: vars.log.muted,
  userSelect: 'none',
});

export const inline = componentStyle({
  ...mono,
  padding: '1px 5px',
  borderRadius: vars.radius.sm,
  background: vars.color.hover,
  fontSize: '0.92em',
  unicodeBidi: 'isolate',
});
