import Plus from 'lucide-react/icons/plus';

import { definePage } from '../../runtime/definePage.tsx';

export const newTeamPage = definePage({
  id: 'newTeam',
  title: 'New Team',
  path: '/teams/new',
  guard: 'signed-in',
  parent: 'allTeams',
  palette: { order: 3, icon: Plus },
  load: () => import('./NewTeamContainer.tsx'),
});
