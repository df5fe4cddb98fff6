import { componentStyle } from '../theme/style.ts';

/** The static text sets the size; the animation is on top and never moves the page. */
export const frame = componentStyle({
  position: 'relative',
  display: 'inline-block',
  whiteSpace: 'pre',
});

export const stillUnderMotion = componentStyle({ opacity: 0 });

export const moving = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
});
