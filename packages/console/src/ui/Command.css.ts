import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

/** Commands read left to right in every language. */
export const command = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  paddingBlock: '5px',
  paddingInline: `${vars.space[3]} 5px`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.log.surface,
  direction: 'ltr',
  textAlign: 'start',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[13],
  letterSpacing: 0,
  color: vars.log.text,
});

export const prompt = screenStyle({ color: vars.log.muted, userSelect: 'none' });

export const code = screenStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
