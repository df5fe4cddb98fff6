import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

/** As high as the text of the other steps, with a larger target. */
export const stepLink = screenStyle({ marginBlock: '-2px', verticalAlign: 'top' });

export const steps = screenStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[5]} ${vars.density.cardX}`,
});

/** Hides duplicates of breadcrumbs and information in narrow layouts. */
export const titleId = screenStyle({
  '@container': { 'qs-page (max-width: 38.75rem)': { display: 'none' } },
});
