import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../ui/screenStyle.ts';

export const button = screenStyle({
  inlineSize: 'auto',
  blockSize: 'auto',
  padding: '2px',
  marginInlineStart: '6px',
  borderRadius: vars.radius.full,
});

export const person = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
});

export const name = screenStyle({ color: vars.color.text, fontWeight: vars.weight.medium });
