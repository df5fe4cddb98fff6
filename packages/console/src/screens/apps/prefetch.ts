import { appQueries } from '../../api/apps.ts';
import { teamQueries } from '../../api/teams.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import type { AppsQueryInput } from './appsPage.ts';
import { appsInput } from './appsPage.ts';

/** Prefetches the first data of the page. */
export async function prefetch({
  api,
  queryClient,
  params,
  search,
}: PrefetchInput<{ teamSlug: string }, Omit<AppsQueryInput, 'teamId'>>): Promise<void> {
  const { id: teamId } = await prefetchQuery(queryClient, teamQueries(api).bySlug(params.teamSlug));
  const { allOfTeam, list } = appQueries(api);
  const { page, order, q = '' } = search;
  if (q.trim() === '') await prefetchQuery(queryClient, list(appsInput({ teamId, page, order })));
  else await prefetchQuery(queryClient, allOfTeam({ teamId }));
}
