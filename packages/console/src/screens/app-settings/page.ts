import { definePage } from '../../runtime/definePage.tsx';

export const appSettingsPage = definePage({
  id: 'appSettings',
  path: '/:teamSlug/apps/:appSlug/settings',
  guard: 'signed-in',
  breadcrumbs: ['team', 'apps', 'app'],
  load: () => import('./AppSettingsContainer.tsx'),
});
