import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const code = screenStyle({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[28],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.display,
});
