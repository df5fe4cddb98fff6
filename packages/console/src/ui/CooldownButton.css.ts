import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

/** Looks switched off where it only says so; a pending one is at work. */
export const button = screenStyle({
  selectors: {
    '&[aria-disabled="true"]:not([data-pending])': {
      borderColor: vars.color.border,
      background: 'transparent',
      color: vars.color.textDisabled,
    },
  },
});
