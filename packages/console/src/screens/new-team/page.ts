import { definePage } from '../../runtime/definePage.tsx';

export const newTeamPage = definePage({
  id: 'newTeam',
  path: '/teams/new',
  guard: 'signed-in',
  breadcrumbs: ['allTeams'],
  load: () => import('./NewTeamContainer.tsx'),
});
