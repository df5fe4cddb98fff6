import { appQueries } from '../../api/apps.ts';
import { teamQueries } from '../../api/teams.ts';
import { userQueries } from '../../api/users.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { invitationQueries } from '../../api/invitations.ts';
import { mayAdminister } from '../../domain/teamRoles.ts';

/** Prefetches the first data of the page. */
export async function prefetch({
  api,
  queryClient,
  params,
}: PrefetchInput<{ teamSlug: string }>): Promise<void> {
  const [team, me] = await Promise.all([
    prefetchQuery(queryClient, teamQueries(api).bySlug(params.teamSlug)),
    prefetchQuery(queryClient, userQueries(api).me()),
  ]);
  const mayInvite = mayAdminister(team, me.id) && !team.is_personal_team;
  await Promise.all([
    prefetchQuery(queryClient, appQueries(api).list({ teamId: team.id, limit: 1 })),
    mayInvite && prefetchQuery(queryClient, invitationQueries(api).openOf(team.id)),
  ]);
}
