import { componentStyle } from '../theme/style.ts';

/** The still text gives the place its size; what moves lies over it and never moves the page. */
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
