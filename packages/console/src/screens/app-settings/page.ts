import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';

import { definePage } from '../../runtime/definePage.tsx';

export const appSettingsPage = definePage({
  id: 'appSettings',
  title: 'Settings',
  path: '/:teamSlug/apps/:appSlug/settings',
  guard: 'signed-in',
  parent: 'app',
  rail: { order: 6, icon: SlidersHorizontal },
  shortcut: 'g s',
  commands: [{ id: 'directory', field: 'directory' }, { id: 'delete' }],
  load: () => import('./AppSettingsContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
