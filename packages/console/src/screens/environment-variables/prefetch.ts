import { deploymentQueries } from '../../api/deployments.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { prefetchApp } from '../../api/prefetchApp.ts';
import { environmentVariableQueries } from '../../api/environmentVariables.ts';

/** Prefetches the first data of the page. */
export async function prefetch(
  input: PrefetchInput<{ teamSlug: string; appSlug: string }>,
): Promise<void> {
  const { api, queryClient } = input;
  await prefetchApp(input, ({ id: appId }) => [
    prefetchQuery(queryClient, environmentVariableQueries(api).list({ appId })),
    prefetchQuery(queryClient, deploymentQueries(api).newest({ appId })),
  ]);
}
