import Database from 'lucide-react/icons/database';

import { definePage, text } from '../../runtime/definePage.tsx';

export const storagePage = definePage({
  id: 'storage',
  title: 'Storage',
  path: '/:teamSlug/apps/:appSlug/storage',
  search: { connect: text, project: text, branch: text, subscription: text, database: text },
  guard: 'signed-in',
  parent: 'app',
  rail: { order: 5, icon: Database },
  // Databases: `s` is for settings.
  shortcut: 'g b',
  commands: [{ id: 'connect', search: { connect: '' } }],
  load: () => import('./StorageContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});

/** Opened by the command-line client: the connect step of Storage. */
export const connectResourcePage = definePage({
  id: 'connectResource',
  path: '/:teamSlug/apps/:appSlug/integrations/connect',
  guard: 'signed-in',
  redirectTo: { id: 'storage', search: { connect: '' } },
});
