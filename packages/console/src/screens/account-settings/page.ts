import { definePage } from '../../runtime/definePage.tsx';

export const accountSettingsPage = definePage({
  id: 'accountSettings',
  path: '/settings',
  guard: 'signed-in',
  breadcrumbs: [],
  load: () => import('./AccountSettingsContainer.tsx'),
});
