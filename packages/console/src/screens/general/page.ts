import { definePage } from '../../runtime/definePage.tsx';

export const generalPage = definePage({
  id: 'general',
  path: '/:teamSlug/apps/:appSlug/general',
  guard: 'signed-in',
  breadcrumbs: ['team', 'apps', 'app'],
  load: () => import('./GeneralContainer.tsx'),
});

/** Path parameters of an app's pages. */
export const appPage = definePage({
  id: 'app',
  path: '/:teamSlug/apps/:appSlug',
  guard: 'signed-in',
  redirectTo: { id: 'general' },
});
