import { definePage } from '../../runtime/definePage.tsx';

export const newAppPage = definePage({
  id: 'newApp',
  path: '/:teamSlug/new-app',
  guard: 'signed-in',
  breadcrumbs: ['team', 'apps'],
  load: () => import('./NewAppContainer.tsx'),
});
