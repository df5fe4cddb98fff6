import Rocket from 'lucide-react/icons/rocket';

import { definePage, oneOf, pageNumber, sortOrder } from '../../runtime/definePage.tsx';

export const deploymentsPage = definePage({
  id: 'deployments',
  title: 'Deployments',
  path: '/:teamSlug/apps/:appSlug/deployments',
  search: {
    page: pageNumber,
    order: sortOrder,
    status: oneOf('running', 'success', 'failure', 'cancelled'),
  },
  guard: 'signed-in',
  parent: 'app',
  rail: { order: 2, icon: Rocket },
  shortcut: 'g d',
  commands: [
    { id: 'newDeployment', isAction: true },
    { id: 'failed', search: { status: 'failure' } },
  ],
  load: () => import('./DeploymentsContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
