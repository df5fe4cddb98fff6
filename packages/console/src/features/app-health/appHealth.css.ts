import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** As high in each state as with its chart. */
export const cell = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '25px',
});

export const errors = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: 6 });

/** The text beside it needs the room on a tablet. */
export const chart = screenStyle({
  '@container': { 'qs-page (38.75rem < width < 48rem)': { display: 'none' } },
});

export const mark = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '24px',
  whiteSpace: 'nowrap',
  color: vars.color.dangerFg,
});

export const card = screenStyle({
  minBlockSize: '52px',
  padding: `${vars.space[4]} ${vars.density.cardX}`,
  fontSize: vars.fontSize[13],
});

/** Beside its button, also on a phone. */
export const note = screenStyle({ flex: 1, minInlineSize: 0 });

export const failed = screenStyle({ display: 'flex', alignItems: 'center', gap: 6 });
