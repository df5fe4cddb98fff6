import type { App, Deployment, Page } from '@quayside/api-contract';

import { appQueries } from '../data/apps.ts';
import { scopedKey } from '../data/ApiQuery.ts';
import type { QueryScope } from '../data/ApiQuery.ts';

/** What the cache of a console holds of apps and deployments, each once. */
export interface CachedThings {
  apps: readonly App[];
  /** The newest first. */
  deployments: readonly Deployment[];
}

/** How many deployments count as recent. */
const recentCount = 20;

/** Everything that was read already and can be gone to: no call is made. */
export function cachedThings(console: QueryScope): CachedThings {
  const { queryClient } = console;
  const found = <Data>(...key: readonly string[]) =>
    queryClient
      .getQueriesData<Data>({ queryKey: scopedKey(console, key) })
      .flatMap(([, data]) => (data === undefined ? [] : [data]));

  const all = queryClient.getQueryData<App[]>(scopedKey(console, appQueries.all().key)) ?? [];
  const listed = found<Page<App>>('apps', 'list').flatMap(({ data }) => data);
  const apps = onceEach([...all, ...listed, ...found<App>('apps', 'byPath')]);
  const deployments = onceEach([
    ...found<Page<Deployment>>('deployments', 'list').flatMap(({ data }) => data),
    ...apps.flatMap(({ latest_deployment: latest }) => latest ?? []),
  ]);
  return { apps, deployments: newestFirst(deployments).slice(0, recentCount) };
}

/** Things by their ids, each once; the first of several counts. */
export function onceEach<Thing extends { id: string }>(things: readonly Thing[]): Thing[] {
  const seen = new Set<string>();
  return things.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function newestFirst(deployments: readonly Deployment[]): Deployment[] {
  return deployments.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
}
