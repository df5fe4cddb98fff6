import { integrationQueries } from '../../api/integrations.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';

/** Prefetches the first data of the page. */
export async function prefetch({
  api,
  queryClient,
  params,
}: PrefetchInput<{ integrationId: string }>): Promise<void> {
  const { integrationId } = params;
  await Promise.all([
    prefetchQuery(queryClient, integrationQueries(api).detail({ integrationId })),
    prefetchQuery(queryClient, integrationQueries(api).usage({ integrationId })),
  ]);
}
