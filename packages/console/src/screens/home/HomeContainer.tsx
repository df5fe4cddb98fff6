import { useEffect } from 'react';

import { teamQueries } from '../../data/teams.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsole, useCurrentTeam } from '../../provider/useConsole.ts';
import { SignedInLayoutSkeleton } from '../../shell/SignedInLayoutSkeleton.tsx';

/** Leads to the apps of the team last looked at, else of the first shared team, else of one's own. */
export function HomeContainer() {
  const { productName, links, navigation } = useConsole();
  const currentTeam = useCurrentTeam();
  const teams = useLoadable(teamQueries.list());
  if (teams.status === 'error') throw teams.error;

  const all = teams.status === 'ready' ? teams.data.data : [];
  const team =
    all.find(({ slug }) => slug === currentTeam) ??
    all.find(({ is_personal_team: isPersonal }) => !isPersonal) ??
    all[0];
  const teamSlug = team?.slug;

  useEffect(() => {
    if (teamSlug !== undefined) {
      navigation.navigate(buildPath('apps', { teamSlug }), { replace: true });
    }
  }, [navigation, teamSlug]);

  return <SignedInLayoutSkeleton productName={productName} links={links} />;
}
