import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const area = componentStyle({
  // Contains what is hidden visually, which is positioned: it would widen the page.
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  maxBlockSize: '100%',
  overscrollBehavior: 'contain',
  scrollbarColor: 'transparent transparent',
  selectors: {
    '&:is([data-scrollbar], :focus-visible)': {
      scrollbarColor: `${vars.color.thumb} transparent`,
    },
    // Inside, where the area's own edge does not clip it.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(prefers-contrast: more)': { scrollbarColor: `${vars.color.thumb} transparent` },
    '(forced-colors: active)': { scrollbarColor: 'auto' },
  },
});

export const orientation = componentVariants({
  vertical: { overflowX: 'hidden', overflowY: 'auto' },
  horizontal: { overflowX: 'auto', overflowY: 'hidden' },
  both: { overflow: 'auto' },
});
