import { vars } from '@quayside/design-system/theme';

import { screenStyle } from '../../ui/screenStyle.ts';

const narrow = 'qs-page (max-width: 38.75rem)';

export const app = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const names = screenStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const notInNarrow = screenStyle({ '@container': { [narrow]: { display: 'none' } } });

/** Aligned with the name, not with the pennant, in the narrow layout. */
export const underName = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minInlineSize: 0,
  '@container': { [narrow]: { paddingInlineStart: '36px' } },
});

/** A link under another one, as tall as a touch target has to be (WCAG 2.5.8). */
export const underLink = screenStyle({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@container': { [narrow]: { minBlockSize: '24px', alignContent: 'center' } },
});

export const age = screenStyle({ whiteSpace: 'nowrap' });
