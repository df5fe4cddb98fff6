import type { App, Page } from '@quayside/api-contract';

import type { PrefetchInput } from '../runtime/definePage.tsx';
import { appQueries } from './apps.ts';
import { teamQueries } from './teams.ts';
import { prefetchQuery } from './prefetchQuery.ts';

/**
 * Prefetches the app of a page, and its data. Uses an app from a cached list, so that the page does not wait for two
 * requests in a row.
 */
export async function prefetchApp(
  { api, queryClient, params }: PrefetchInput<{ teamSlug: string; appSlug: string }>,
  prefetchContent: (app: App) => readonly Promise<unknown>[],
): Promise<void> {
  const { teamSlug, appSlug } = params;
  const fetched = prefetchQuery(queryClient, appQueries(api).byPath({ teamSlug, appSlug }));
  const team = queryClient.getQueryData(teamQueries(api).bySlug(teamSlug).queryKey);
  const listed = queryClient
    .getQueriesData<Page<App>>({ queryKey: appQueries(api).listsKey })
    .flatMap(([, page]) => page?.data ?? [])
    .find(({ slug, team_id: teamId }) => slug === appSlug && teamId === team?.id);
  await Promise.all([fetched, ...prefetchContent(listed ?? (await fetched))]);
}
