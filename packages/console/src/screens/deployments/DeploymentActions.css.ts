import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** A column for each action, also in rows that lack one: an action is in the same place in every row. */
export const actions = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'end',
  gap: vars.space[1],
  selectors: { '&[data-menu]': { gridTemplateColumns: `repeat(2, ${vars.density.controlSm})` } },
});

export const menu = screenStyle({ gridColumn: 2 });
