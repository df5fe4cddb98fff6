import { vars } from '@quayside/design-system/theme';

import { screenStyle } from './screenStyle.ts';

const rule = {
  content: '',
  flex: 1,
  blockSize: '1px',
  background: vars.color.border,
} as const;

export const or = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.fontSize[12],
  lineHeight: vars.leading[12],
  color: vars.color.textSubtle,
  '::before': rule,
  '::after': rule,
});
