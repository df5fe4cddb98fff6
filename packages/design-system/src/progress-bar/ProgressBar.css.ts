import { keyframes } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const progressBar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  fontSize: vars.fontSize[13],
  lineHeight: vars.leading[13],
});

export const words = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const value = componentStyle({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const track = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 4,
  borderRadius: 2,
  background: vars.color.track,
  overflow: 'hidden',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

const slide = keyframes({
  from: { transform: 'translateX(-40px)' },
  to: { transform: 'translateX(100px)' },
});

const bar = componentStyle({
  selectors: {
    '&[data-indeterminate]': {
      animation: `${slide} 1400ms ${vars.ease.inOut} infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-indeterminate]': { animation: 'none', width: 100, fillOpacity: 0.5 } },
    },
    '(forced-colors: active)': { fill: 'Highlight' },
  },
});

export const fill = {
  accent: componentStyle({ fill: vars.color.accent }, bar),
  danger: componentStyle({ fill: vars.chart.danger }, bar),
};
