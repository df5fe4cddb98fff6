import Users from 'lucide-react/icons/users';

import { definePage, sortOrder, text } from '../../runtime/definePage.tsx';

export const allTeamsPage = definePage({
  id: 'allTeams',
  title: 'All Teams',
  path: '/teams',
  search: { q: text, order: sortOrder },
  guard: 'signed-in',
  parent: null,
  palette: { order: 2, icon: Users },
  load: () => import('./AllTeamsContainer.tsx'),
  loadPrefetch: () => import('./prefetch.ts'),
});
