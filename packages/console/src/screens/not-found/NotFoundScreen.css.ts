import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const code = screenStyle({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[28],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.display,
});

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
