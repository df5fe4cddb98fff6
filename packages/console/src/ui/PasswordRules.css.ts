import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

export const rules = screenStyle({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize[13],
});

export const rule = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  selectors: { '&[data-met]': { color: vars.color.successFg } },
});
