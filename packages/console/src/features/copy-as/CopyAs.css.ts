import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** Slot of the menu's button, so that its neighbours do not move. */
export const room = screenStyle({
  inlineSize: vars.density.controlMd,
  blockSize: vars.density.controlMd,
});
