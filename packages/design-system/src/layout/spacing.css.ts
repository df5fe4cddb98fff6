import { vars } from '../theme/contract.css.ts';
import { componentVariants } from '../theme/style.ts';

const { 0: none, 1: s1, 2: s2, 3: s3, 4: s4, 5: s5, 6: s6, 8: s8, 12: s12 } = vars.space;

/** Gap between children: a step of the space scale, or the density's distance between sections. */
export const gaps = componentVariants({
  0: { gap: none },
  1: { gap: s1 },
  2: { gap: s2 },
  3: { gap: s3 },
  4: { gap: s4 },
  5: { gap: s5 },
  6: { gap: s6 },
  8: { gap: s8 },
  12: { gap: s12 },
  section: { gap: vars.density.gapSection },
});

/** Alignment on the cross axis. */
export const aligns = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

/** Alignment on the main axis. */
export const justifies = componentVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
