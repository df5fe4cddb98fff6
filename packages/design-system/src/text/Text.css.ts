import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const size = componentVariants({
  12: { fontSize: vars.fontSize[12], lineHeight: vars.leading[12] },
  13: { fontSize: vars.fontSize[13], lineHeight: vars.leading[13] },
  14: { fontSize: vars.fontSize[14], lineHeight: vars.leading[14] },
  16: { fontSize: vars.fontSize[16], lineHeight: vars.leading[16] },
  20: {
    fontSize: vars.fontSize[20],
    lineHeight: vars.leading[20],
    letterSpacing: vars.tracking.title,
  },
  28: {
    fontSize: vars.fontSize[28],
    lineHeight: vars.leading[28],
    letterSpacing: vars.tracking.display,
  },
});

export const tone = componentVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  subtle: { color: vars.color.textSubtle },
  accent: { color: vars.color.accentText },
  success: { color: vars.color.successFg },
  warning: { color: vars.color.warningFg },
  danger: { color: vars.color.dangerFg },
  info: { color: vars.color.infoFg },
});

export const weight = componentVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  semibold: { fontWeight: vars.weight.semibold },
});

/** Geist Mono is slightly larger than Geist: 0.9231 makes them equal. */
export const mono = componentStyle({
  fontFamily: vars.font.mono,
  fontSize: '0.9231em',
  letterSpacing: '-0.01em',
  fontVariantLigatures: 'none',
  unicodeBidi: 'isolate',
  direction: 'ltr',
  // A block of it aligns with its neighbours.
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

export const monoSize = componentVariants({
  12: { fontSize: vars.fontSize[12] },
  13: { fontSize: vars.fontSize[12] },
  14: { fontSize: vars.fontSize[13] },
  16: { fontSize: '0.9375rem' },
  20: { fontSize: '1.125rem' },
  28: { fontSize: vars.fontSize[28] },
});

export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const truncated = componentStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
