import { deploymentQueries } from '../../api/deployments.ts';
import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { prefetchApp } from '../../api/prefetchApp.ts';
import type { AppSettingsContainerProps } from './AppSettingsContainer.tsx';

/** Prefetches the first data of the page. */
export async function prefetch(input: PrefetchInput<AppSettingsContainerProps>): Promise<void> {
  const { api, queryClient } = input;
  await prefetchApp(input, ({ id: appId }) => [
    prefetchQuery(queryClient, deploymentQueries(api).list({ appId })),
    prefetchQuery(queryClient, environmentVariableQueries(api).list({ appId })),
  ]);
}
