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

export const slug = screenStyle({ '@container': { [narrow]: { display: 'none' } } });

/** In the narrow layout it stands under the name, not under the pennant. */
export const underName = screenStyle({
  display: 'flex',
  minInlineSize: 0,
  '@container': { [narrow]: { paddingInlineStart: '36px' } },
});

/** Cut by an ellipsis where there is no room for it. */
export const address = screenStyle({ minInlineSize: 0, maxInlineSize: '100%' });

export const age = screenStyle({ whiteSpace: 'nowrap' });
