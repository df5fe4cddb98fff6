import Blocks from 'lucide-react/icons/blocks';

import { definePage } from '../../runtime/definePage.tsx';

export const integrationsPage = definePage({
  id: 'integrations',
  title: 'Integrations',
  path: '/:teamSlug/integrations',
  guard: 'signed-in',
  parent: 'team',
  rail: { order: 2, icon: Blocks },
  shortcut: 'g i',
  feature: 'integrations',
  load: () => import('./IntegrationsContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
