import { definePage } from '../../runtime/definePage.tsx';

export const integrationsPage = definePage({
  id: 'integrations',
  path: '/:teamSlug/integrations',
  guard: 'signed-in',
  breadcrumbs: ['team'],
  feature: 'integrations',
  load: () => import('./IntegrationsContainer.tsx'),
});
