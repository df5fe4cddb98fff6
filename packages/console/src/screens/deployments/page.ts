import { definePage, pageNumber, sortOrder } from '../../runtime/definePage.tsx';

export const deploymentsPage = definePage({
  id: 'deployments',
  path: '/:teamSlug/apps/:appSlug/deployments',
  search: { page: pageNumber, order: sortOrder },
  guard: 'signed-in',
  breadcrumbs: ['team', 'apps', 'app'],
  load: () => import('./DeploymentsContainer.tsx'),
});
