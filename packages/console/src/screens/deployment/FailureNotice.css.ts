import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** Machine output: left to right, and wrapped anywhere. */
export const excerpt = screenStyle({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.log.surface,
  color: vars.log.text,
  direction: 'ltr',
  textAlign: 'start',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading.log,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const difference = screenStyle({
  display: 'grid',
  gap: vars.space[3],
  inlineSize: '100%',
});

export const packages = screenStyle({ margin: 0, fontSize: vars.fontSize[13] });

export const packageRow = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
});

export const packageChange = screenStyle({ margin: 0, color: vars.color.textMuted });

export const side = screenStyle({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space[2],
});
