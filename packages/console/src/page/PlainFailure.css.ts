import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../screens/screenStyle.ts';

export const place = screenStyle({ padding: vars.space[12], textAlign: 'center' });

export const heading = screenStyle({
  fontSize: vars.fontSize[20],
  fontWeight: vars.weight.semibold,
});

export const again = screenStyle({
  minBlockSize: 44,
  marginBlockStart: vars.space[3],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
});
