import LayoutGrid from 'lucide-react/icons/layout-grid';

import { definePage, oneOf, pageNumber, sortOrder, text } from '../../runtime/definePage.tsx';

export const appsPage = definePage({
  id: 'apps',
  title: 'Apps',
  path: '/:teamSlug/apps',
  search: { page: pageNumber, order: sortOrder, q: text, view: oneOf('activity') },
  guard: 'signed-in',
  parent: 'team',
  rail: { order: 1, icon: LayoutGrid },
  shortcut: 'g a',
  commands: [{ id: 'activity', search: { view: 'activity' } }],
  load: () => import('./AppsContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});

/** Path parameters of a team's pages. */
export const teamPage = definePage({
  id: 'team',
  path: '/:teamSlug',
  guard: 'signed-in',
  parent: null,
  redirectTo: { id: 'apps' },
});
