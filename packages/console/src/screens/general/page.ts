import Info from 'lucide-react/icons/info';

import { definePage } from '../../runtime/definePage.tsx';

export const generalPage = definePage({
  id: 'general',
  title: 'General',
  path: '/:teamSlug/apps/:appSlug/general',
  guard: 'signed-in',
  parent: 'app',
  rail: { order: 1, icon: Info },
  shortcut: 'g o',
  load: () => import('./GeneralContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});

/** Path parameters of an app's pages. */
export const appPage = definePage({
  id: 'app',
  path: '/:teamSlug/apps/:appSlug',
  guard: 'signed-in',
  parent: 'apps',
  redirectTo: { id: 'general' },
});
