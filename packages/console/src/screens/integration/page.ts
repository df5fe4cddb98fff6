import { definePage } from '../../runtime/definePage.tsx';

export const integrationPage = definePage({
  id: 'integration',
  path: '/:teamSlug/integrations/:integrationId',
  guard: 'signed-in',
  breadcrumbs: ['team', 'integrations'],
  feature: 'integrations',
  load: () => import('./IntegrationContainer.tsx'),
});
