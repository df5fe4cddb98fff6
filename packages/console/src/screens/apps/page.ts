import { definePage, pageNumber, sortOrder, text } from '../../runtime/definePage.tsx';

export const appsPage = definePage({
  id: 'apps',
  path: '/:teamSlug/apps',
  search: { page: pageNumber, order: sortOrder, q: text },
  guard: 'signed-in',
  breadcrumbs: ['team'],
  load: () => import('./AppsContainer.tsx'),
});

/** Path parameters of a team's pages. */
export const teamPage = definePage({
  id: 'team',
  path: '/:teamSlug',
  guard: 'signed-in',
  redirectTo: { id: 'apps' },
});
