import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const details = screenStyle({
  inlineSize: '100%',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.inset,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading.log,
  textAlign: 'start',
  textWrap: 'wrap',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
