import type { App, Deployment, Page } from '@quayside/api-contract';
import type { QueryKey } from '@tanstack/react-query';

import { appQueries } from '../../api/apps.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { onceEach } from '../../domain/onceEach.ts';
import type { Console } from '../../runtime/Console.ts';

/** Returns the cached apps and deployments of a console, each once. */
export interface CachedResources {
  apps: readonly App[];
  /** The newest first. */
  deployments: readonly Deployment[];
}

/** With what it was made of. */
export interface KnownResources extends CachedResources {
  readonly sources: readonly unknown[];
}

/** Maximum number of recent deployments. */
const recentCount = 20;

/**
 * Returns cached apps and deployments, without a request.
 * @param before the previous result, which is returned if the cache has not changed
 */
export function cachedResources(
  { api, queryClient }: Pick<Console, 'api' | 'queryClient'>,
  before?: KnownResources,
): KnownResources {
  const queries = appQueries(api);
  const found = <Data>(queryKey: QueryKey) =>
    queryClient
      .getQueriesData<Data>({ queryKey })
      .flatMap(([, data]) => (data === undefined ? [] : [data]));

  const all = queryClient.getQueryData(queries.all().queryKey)?.data ?? noApps;
  const pages = found<Page<App>>(queries.listsKey);
  const single = found<App>(queries.byPathKey);
  const pagesOfDeployments = found<Page<Deployment>>(deploymentQueries(api).listsKey);
  const sources = [all, ...pages, null, ...single, null, ...pagesOfDeployments];
  if (before && isSame(sources, before.sources)) return before;

  const apps = onceEach([...all, ...pages.flatMap(({ data }) => data), ...single]);
  const deployments = onceEach([
    ...pagesOfDeployments.flatMap(({ data }) => data),
    ...apps.flatMap(({ latest_deployment: latest }) => latest ?? []),
  ]);
  return { apps, deployments: newestFirst(deployments).slice(0, recentCount), sources };
}

const noApps: readonly App[] = [];

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

function newestFirst(deployments: readonly Deployment[]): Deployment[] {
  return deployments.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
}
