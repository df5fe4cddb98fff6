import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../screenStyle.ts';

export const steps = screenStyle({
  padding: `${vars.space[5]} ${vars.density.cardX}`,
});

/** Where there is little room, breadcrumbs and information say it already. */
export const titleId = screenStyle({
  '@container': { 'qs-page (max-width: 38.75rem)': { display: 'none' } },
});
