import { definePage, oneOf, pageNumber, sortOrder } from '../../runtime/definePage.tsx';

export const deploymentsPage = definePage({
  id: 'deployments',
  path: '/:teamSlug/apps/:appSlug/deployments',
  search: {
    page: pageNumber,
    order: sortOrder,
    status: oneOf('running', 'success', 'failure', 'cancelled'),
  },
  guard: 'signed-in',
  breadcrumbs: ['team', 'apps', 'app'],
  load: () => import('./DeploymentsContainer.tsx'),
});
