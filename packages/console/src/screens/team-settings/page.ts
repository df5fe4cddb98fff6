import { definePage } from '../../runtime/definePage.tsx';

export const teamSettingsPage = definePage({
  id: 'teamSettings',
  path: '/:teamSlug/settings',
  guard: 'signed-in',
  breadcrumbs: ['team'],
  load: () => import('./TeamSettingsContainer.tsx'),
});
