import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** A name or value in full, with its line breaks. */
export const code = screenStyle({
  display: 'block',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  direction: 'ltr',
  textAlign: 'start',
});
