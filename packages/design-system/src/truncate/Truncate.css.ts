import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const truncate = componentStyle({
  fontFamily: vars.font.mono,
  fontSize: '0.9231em',
  letterSpacing: '-0.01em',
  fontVariantLigatures: 'none',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
});

export const ellipsis = componentStyle({
  // The second value is the alternative text for screen readers: empty.
  selectors: { '&::before': { content: ["'…'", "'…' / ''"] } },
});

/** Invisible, but selectable, searchable and read by screen readers. */
export const middle = componentStyle({ fontSize: 0, lineHeight: 0 });
