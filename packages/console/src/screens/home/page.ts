import House from 'lucide-react/icons/house';

import { definePage } from '../../runtime/definePage.tsx';

export const homePage = definePage({
  id: 'home',
  title: 'Home',
  path: '/',
  guard: 'signed-in',
  parent: null,
  rail: { order: 0, icon: House },
  shortcut: 'g h',
  load: () => import('./HomeContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
