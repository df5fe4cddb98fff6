import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** Takes a whole line. */
export const firstLine = screenStyle({ gridColumn: '1 / -1' });

/** A provider's logo and name. */
export const provider = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const mark = screenStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
});

export const lines = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const teams = screenStyle({
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
