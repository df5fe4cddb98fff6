import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../ui/screenStyle.ts';

export const brand = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minInlineSize: 0,
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
  // Only the logo is visible.
  '@container': { 'qs-rail (width <= 4rem)': { gap: 0, fontSize: 0 } },
});

// As wide as the rail, including its padding.
export const rule = screenStyle({
  flex: 'none',
  blockSize: '1px',
  marginBlock: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[3]})`,
  background: vars.color.border,
});

/** Links that fit in the top bar. */
export const railLinks = screenStyle({
  '@container': { 'qs-shell (width >= 64rem)': { display: 'none' } },
});

export const appName = screenStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': {
    'qs-rail (width <= 4rem)': { position: 'absolute', inlineSize: '1px', clipPath: 'inset(50%)' },
  },
});

export const railSkeleton = screenStyle({ paddingBlock: vars.space[4], paddingInline: '10px' });

export const crumbSkeleton = screenStyle({ flex: 1 });
