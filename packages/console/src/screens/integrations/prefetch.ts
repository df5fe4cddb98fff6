import { integrationQueries } from '../../api/integrations.ts';
import { teamQueries } from '../../api/teams.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';

/** Prefetches the first data of the page. */
export async function prefetch({
  api,
  queryClient,
  params,
}: PrefetchInput<{ teamSlug: string }>): Promise<void> {
  const { id: teamId } = await prefetchQuery(queryClient, teamQueries(api).bySlug(params.teamSlug));
  await prefetchQuery(queryClient, integrationQueries(api).providers({ teamId }));
}
