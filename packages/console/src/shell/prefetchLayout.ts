import { teamQueries } from '../api/teams.ts';
import { userQueries } from '../api/users.ts';
import type { PrefetchContext } from '../runtime/definePage.tsx';

/** Fetches the data of rail and top bar into the cache. Failures are retried, because the layout requires the data. */
export async function prefetchLayout({
  api,
  queryClient,
}: Pick<PrefetchContext, 'api' | 'queryClient'>): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(userQueries(api).me()),
    queryClient.fetchQuery(teamQueries(api).list()),
  ]);
}
