import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const groups = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space[5]} ${vars.space[8]}`,
});

export const title = screenStyle({
  marginBlockEnd: vars.space[1],
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});

export const list = screenStyle({ margin: 0 });

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '32px',
  fontSize: vars.fontSize[13],
});

export const keys = screenStyle({ flex: 'none', margin: 0 });
