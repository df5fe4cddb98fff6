import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** Layout with little room. */
const narrow = '(width < 48rem)';

export const button = screenStyle({
  // The keys come later than the button: it does not grow by them.
  minInlineSize: '152px',
  justifyContent: 'start',
  marginInlineEnd: vars.space[2],
  '@container': {
    [narrow]: {
      minInlineSize: 0,
      marginInlineEnd: 0,
      paddingInline: 6,
      borderColor: 'transparent',
      background: 'none',
    },
  },
});

export const words = screenStyle({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  // Visually hidden, but still the button's name.
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const keys = screenStyle({
  marginInlineStart: 'auto',
  '@container': { [narrow]: { display: 'none' } },
});

/** A shell that is wide enough for its rail. In its drawer, which is outside of it, there is none. */
const withRail = 'qs-shell (width >= 48rem)';

export const inRail = screenStyle({
  display: 'none',
  '@container': { [withRail]: { display: 'block' } },
});

export const withoutRail = screenStyle({
  display: 'contents',
  // Where the actions of a page take its place, it is in the drawer.
  selectors: { '[data-part="top-bar-page"]:not(:empty) + * > &': { display: 'none' } },
  '@container': { [withRail]: { display: 'none' } },
});
