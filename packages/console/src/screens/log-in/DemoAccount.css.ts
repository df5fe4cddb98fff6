import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../screenStyle.ts';

export const card = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `10px ${vars.space[2]} 10px ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textMuted,
});
