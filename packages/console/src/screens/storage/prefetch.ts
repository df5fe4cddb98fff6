import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { integrationQueries } from '../../api/integrations.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { prefetchApp } from '../../api/prefetchApp.ts';

/** Prefetches the first data of the page. */
export async function prefetch(
  input: PrefetchInput<{ teamSlug: string; appSlug: string }, { connect?: string }>,
): Promise<void> {
  const { api, queryClient, search } = input;
  await prefetchApp(input, ({ id: appId, team_id: teamId }) => [
    prefetchQuery(queryClient, environmentVariableQueries(api).list({ appId })),
    search.connect === undefined
      ? prefetchQuery(queryClient, integrationQueries(api).connected({ appId }))
      : prefetchQuery(queryClient, integrationQueries(api).providers({ teamId })),
  ]);
}
