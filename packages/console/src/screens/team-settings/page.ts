import Users from 'lucide-react/icons/users';

import { definePage } from '../../runtime/definePage.tsx';

export const teamSettingsPage = definePage({
  id: 'teamSettings',
  title: 'Team Settings',
  path: '/:teamSlug/settings',
  guard: 'signed-in',
  parent: 'team',
  rail: { order: 3, icon: Users },
  shortcut: 'g t',
  commands: [
    { id: 'rename', field: 'name' },
    { id: 'members' },
    { id: 'transfer' },
    { id: 'delete' },
  ],
  load: () => import('./TeamSettingsContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
