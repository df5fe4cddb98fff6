import type { SortOrder } from '@quayside/api-contract';

import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { prefetchApp } from '../../api/prefetchApp.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import type { DeploymentOutcome } from '../../runtime/followed.ts';

/** Prefetches the first data of the page. */
export async function prefetch(
  input: PrefetchInput<
    { teamSlug: string; appSlug: string },
    { page?: number; order?: SortOrder; status?: DeploymentOutcome }
  >,
): Promise<void> {
  const { api, queryClient, search } = input;
  const { page = 1, order = 'desc', status } = search;
  await prefetchApp(input, ({ id: appId }) => [
    ...(status === undefined
      ? [prefetchQuery(queryClient, deploymentQueries(api).page({ appId, page, order }))]
      : []),
    prefetchQuery(queryClient, deploymentQueries(api).newest({ appId })),
  ]);
}
