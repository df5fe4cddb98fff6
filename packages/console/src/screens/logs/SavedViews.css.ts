import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

export const popover = screenStyle({ padding: vars.space[1], minInlineSize: '15rem' });

export const views = screenStyle({
  margin: 0,
  padding: 0,
  maxBlockSize: '16rem',
  overflowY: 'auto',
  listStyle: 'none',
});

export const view = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const apply = screenStyle({
  flex: 1,
  justifyContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
