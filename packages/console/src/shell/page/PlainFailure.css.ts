import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const container = screenStyle({ padding: vars.space[12], textAlign: 'center' });

export const heading = screenStyle({
  fontSize: vars.fontSize[20],
  fontWeight: vars.weight.semibold,
});

export const text = screenStyle({ marginBlockStart: vars.space[2], color: vars.color.textMuted });

/** Looks like a primary button, without loading its code. */
export const again = screenStyle({
  minBlockSize: 44,
  marginBlockStart: vars.space[4],
  paddingInline: vars.space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.accent,
  fontWeight: vars.weight.medium,
  color: vars.color.onAccent,
});
