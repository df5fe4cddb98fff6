import { definePage, text } from '../../runtime/definePage.tsx';

export const storagePage = definePage({
  id: 'storage',
  path: '/:teamSlug/apps/:appSlug/storage',
  search: { connect: text, project: text, branch: text, subscription: text, database: text },
  guard: 'signed-in',
  breadcrumbs: ['team', 'apps', 'app'],
  load: () => import('./StorageContainer.tsx'),
});

/** Opened by the command-line client: the connect step of Storage. */
export const connectResourcePage = definePage({
  id: 'connectResource',
  path: '/:teamSlug/apps/:appSlug/integrations/connect',
  guard: 'signed-in',
  redirectTo: { id: 'storage', search: { connect: '' } },
});
