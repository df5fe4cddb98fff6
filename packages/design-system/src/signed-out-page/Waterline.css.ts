import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const waterline = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  inlineSize: '100%',
});

export const line = componentStyle({
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  shapeRendering: 'crispEdges',
});

export const quay = componentStyle({ stroke: vars.color.accentLine }, line);
