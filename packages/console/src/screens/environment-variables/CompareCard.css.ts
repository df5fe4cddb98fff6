import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const choices = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

export const choice = screenStyle({ inlineSize: 'min(100%, 16rem)' });

export const values = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.density.controlSm,
});

export const sides = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, max-content) minmax(0, 1fr)',
  columnGap: vars.space[3],
  margin: 0,
  fontSize: vars.fontSize[12],
});

export const sideName = screenStyle({
  maxInlineSize: '9rem',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const sideValue = screenStyle({ margin: 0, minInlineSize: 0 });
