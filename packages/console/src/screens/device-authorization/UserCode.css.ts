import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const code = screenStyle({
  display: 'flex',
  justifyContent: 'center',
  gap: 'clamp(3px, 1.5cqi, 6px)',
  fontFamily: vars.font.mono,
  fontSize: `clamp(${vars.fontSize[16]}, 7.5cqi, ${vars.fontSize[28]})`,
  lineHeight: 1,
  fontWeight: vars.weight.medium,
});

export const character = screenStyle({
  flex: '1 1 0',
  display: 'grid',
  placeItems: 'center',
  maxInlineSize: '38px',
  blockSize: '52px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.inset,
});

export const dash = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '0.5em',
  color: vars.color.textSubtle,
});
