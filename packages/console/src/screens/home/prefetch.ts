import { maxPageSize } from '@quayside/api-contract';

import { appQueries } from '../../api/apps.ts';
import { invitationQueries } from '../../api/invitations.ts';
import { teamQueries } from '../../api/teams.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { pickTeam } from '../../domain/currentTeam.ts';

/** Prefetches the first data of the page. */
export async function prefetch({ api, queryClient, currentTeam }: PrefetchInput): Promise<void> {
  const [{ data }] = await Promise.all([
    prefetchQuery(queryClient, teamQueries(api).list()),
    prefetchQuery(queryClient, invitationQueries(api).mine()),
  ]);
  const team = pickTeam(data, currentTeam);
  if (team === undefined) return;
  await prefetchQuery(queryClient, appQueries(api).list({ teamId: team.id, limit: maxPageSize }));
}
