import { definePage } from '../../runtime/definePage.tsx';

export const integrationPage = definePage({
  id: 'integration',
  title: 'Integration',
  path: '/:teamSlug/integrations/:integrationId',
  guard: 'signed-in',
  parent: 'integrations',
  feature: 'integrations',
  load: () => import('./IntegrationContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
