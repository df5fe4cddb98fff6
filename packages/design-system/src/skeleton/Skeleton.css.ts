import { keyframes } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

/** Has no box: the children are laid out as without it. */
export const skeleton = componentStyle({
  display: 'contents',
  selectors: { '&[data-loading]': { cursor: 'progress', userSelect: 'none' } },
});

const shimmer = keyframes({ to: { transform: 'translateX(100%)' } });

export const bar = componentStyle({
  position: 'relative',
  display: 'inline-block',
  verticalAlign: 'middle',
  maxInlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  background: vars.color.skeleton,
  userSelect: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, transparent, ${vars.color.skeletonShine}, transparent)`,
      transform: 'translateX(-100%)',
      animation: `${shimmer} ${vars.duration.shimmer} ${vars.ease.inOut} infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::after': { display: 'none' } } },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

export const shape = componentVariants({
  text: { blockSize: 12 },
  title: { blockSize: 20 },
  circle: { inlineSize: 24, blockSize: 24, borderRadius: '50%' },
  square: { inlineSize: 24, blockSize: 24, borderRadius: 5 },
  icon: { inlineSize: 16, blockSize: 16 },
  button: { inlineSize: '6rem', blockSize: vars.density.controlMd, borderRadius: vars.radius.md },
});

export const width = componentVariants({
  xs: { inlineSize: '2.5rem' },
  sm: { inlineSize: '4rem' },
  md: { inlineSize: '6rem' },
  lg: { inlineSize: '8rem' },
  xl: { inlineSize: '12rem' },
  full: { inlineSize: '100%' },
});

/** Sets the width of the bar. */
export const sample = componentStyle({ visibility: 'hidden', whiteSpace: 'nowrap' });
