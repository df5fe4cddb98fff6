import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

export const path = screenStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingBlock: '1px',
  paddingInline: '5px',
  borderRadius: vars.radius.sm,
  background: vars.color.hover,
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
  letterSpacing: 0,
  overflowWrap: 'anywhere',
});
