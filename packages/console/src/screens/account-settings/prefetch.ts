import { teamQueries } from '../../api/teams.ts';
import { userQueries } from '../../api/users.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';

/** Prefetches the first data of the page. */
export async function prefetch({ api, queryClient }: PrefetchInput): Promise<void> {
  await Promise.all([
    prefetchQuery(queryClient, teamQueries(api).list()),
    prefetchQuery(queryClient, userQueries(api).me()),
  ]);
}
