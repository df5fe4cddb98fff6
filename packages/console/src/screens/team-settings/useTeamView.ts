import type { Team } from '@quayside/api-contract';
import { useQuery } from '@tanstack/react-query';

import { bothLoadable, mapLoadable } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { teamQueries } from '../../api/teams.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { userQueries } from '../../api/users.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { viewOf } from '../../domain/permissions.ts';
import type { TeamView } from '../../domain/permissions.ts';

/** Returns a team, also from the view of the signed-in user. */
export function useTeamView(teamSlug: string): {
  team: Loadable<Team>;
  view: Loadable<TeamView>;
} {
  const api = useApi();
  const team = toLoadable(useQuery(teamQueries(api).bySlug(teamSlug)));
  const me = toLoadable(useQuery(userQueries(api).me()));
  return {
    team,
    view: mapLoadable(bothLoadable(team, me), ([known, { id }]) => viewOf(known, id)),
  };
}
