import { definePage, sortOrder, text } from '../../runtime/definePage.tsx';

export const allTeamsPage = definePage({
  id: 'allTeams',
  path: '/teams',
  search: { q: text, order: sortOrder },
  guard: 'signed-in',
  breadcrumbs: [],
  load: () => import('./AllTeamsContainer.tsx'),
});
