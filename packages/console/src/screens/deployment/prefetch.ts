import { deploymentQueries } from '../../api/deployments.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { prefetchApp } from '../../api/prefetchApp.ts';
import type { DeploymentContainerProps } from './DeploymentContainer.tsx';

/** Prefetches the first data of the page. */
export async function prefetch(input: PrefetchInput<DeploymentContainerProps>): Promise<void> {
  const { api, params, queryClient } = input;
  const { deploymentId } = params;
  await prefetchApp(input, ({ id: appId }) => [
    prefetchQuery(queryClient, deploymentQueries(api).detail({ appId, deploymentId })),
    prefetchQuery(queryClient, deploymentQueries(api).newest({ appId })),
  ]);
}
