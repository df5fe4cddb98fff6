import UserCog from 'lucide-react/icons/user-cog';

import { definePage } from '../../runtime/definePage.tsx';

export const accountSettingsPage = definePage({
  id: 'accountSettings',
  title: 'Account Settings',
  path: '/settings',
  guard: 'signed-in',
  parent: null,
  palette: { order: 4, icon: UserCog },
  commands: [
    { id: 'email', field: 'email' },
    { id: 'password', field: 'current' },
    { id: 'accounts' },
    { id: 'preferences' },
    { id: 'delete' },
  ],
  load: () => import('./AccountSettingsContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
