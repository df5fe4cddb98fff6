import { connectableProviders } from '../../runtime/connectableProviders.ts';
import { definePage, text } from '../../runtime/definePage.tsx';

export const integrationCallbackPage = definePage({
  id: 'integrationCallback',
  title: 'Connecting Integration',
  path: '/:teamSlug/integrations/:integration/callback',
  paramValues: { integration: connectableProviders },
  search: { link_code: text, error: text, error_description: text, state: text },
  guard: 'signed-in',
  parent: 'integrations',
  feature: 'integrations',
  load: () => import('./IntegrationCallbackContainer.tsx'),
});
