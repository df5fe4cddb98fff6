import { deploymentQueries } from '../../api/deployments.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { prefetchApp } from '../../api/prefetchApp.ts';

/** Prefetches the first data of the page. */
export async function prefetch(
  input: PrefetchInput<{ teamSlug: string; appSlug: string }>,
): Promise<void> {
  await prefetchApp(input, ({ id: appId }) => [
    prefetchQuery(input.queryClient, deploymentQueries(input.api).choices({ appId })),
  ]);
}
