import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

/** Looks disabled when only `aria-disabled` is set, unless it is pending. */
export const button = screenStyle({
  selectors: {
    '&[aria-disabled="true"]:not([data-pending])': {
      borderColor: vars.color.border,
      background: 'transparent',
      color: vars.color.textDisabled,
    },
  },
});
