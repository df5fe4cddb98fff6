import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const hoist = screenStyle({
  inlineSize: '219px',
  blockSize: '54px',
  marginInlineStart: '8px',
});
export const halyard = screenStyle({ stroke: vars.color.borderControl, strokeWidth: 2 });
export const cloth = screenStyle({ fill: vars.color.fill });
export const ink = screenStyle({ fill: vars.color.accent });
