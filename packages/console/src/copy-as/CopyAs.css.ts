import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../screens/screenStyle.ts';

/** Where the menu's button will be: what stands beside it does not move. */
export const room = screenStyle({
  inlineSize: vars.density.controlMd,
  blockSize: vars.density.controlMd,
});
