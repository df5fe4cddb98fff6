import Plus from 'lucide-react/icons/plus';

import { definePage } from '../../runtime/definePage.tsx';

export const newAppPage = definePage({
  id: 'newApp',
  title: 'Create New App',
  path: '/:teamSlug/new-app',
  guard: 'signed-in',
  parent: 'apps',
  palette: { order: 1, icon: Plus },
  load: () => import('./NewAppContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
