import type { App, Deployment, Page } from '@quayside/api-contract';
import { useQueries, useQuery } from '@tanstack/react-query';

import { appQueries } from '../../api/apps.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { loading, ready } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { pollDeployments } from '../../api/polling.ts';
import { pollEvery } from '../../api/pollEvery.ts';
import { freshFor } from '../../api/queryDefaults.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { activityOf, recentlyChanged } from './teamActivity.ts';
import type { ActivityEvent } from './teamActivity.ts';

/** An app whose deployments failed to load. */
export interface FailedApp {
  app: App;
  error: unknown;
}

/** The newest events of a team's apps. */
export interface TeamActivity {
  events: readonly ActivityEvent[];
  /** Number of apps that are not covered. */
  leftOut: number;
  /** Apps whose deployments failed to load. */
  failed: readonly FailedApp[];
  /** Loads the deployments of those again. */
  onRetry: () => void;
}

/**
 * Returns the newest events of a team's apps. Deployments that fail to load leave the others in place.
 * @param teamId `undefined` while it is unknown
 */
export function useTeamActivity(teamId: string | undefined): Loadable<TeamActivity> {
  const api = useApi();
  const all = toLoadable(useQuery(appQueries(api).allOfTeam({ teamId })));
  const apps = all.status === 'ready' ? recentlyChanged(all.data.data) : [];
  const results = useQueries({
    queries: apps.map(({ id }) => ({
      ...deploymentQueries(api).newest({ appId: id }),
      ...freshFor(30_000),
      // While one is running.
      refetchInterval: pollEvery<Page<Deployment>>((page) =>
        page === undefined || page.count === 0 ? false : pollDeployments(api)(page),
      ),
    })),
  });
  const lists = results.map(toLoadable);
  if (all.status !== 'ready') return all;
  // A list that is being retried counts as failed, so that it does not hold up the others.
  if (lists.some(({ status, error }) => status === 'loading' && error === undefined))
    return loading;
  return ready({
    events: activityOf(
      apps,
      lists.flatMap((list) => (list.status === 'ready' ? list.data.data : [])),
    ),
    leftOut: all.data.count - apps.length,
    failed: apps.flatMap((app, index) => {
      const list = lists[index];
      return list === undefined || list.status === 'ready' ? [] : [{ app, error: list.error }];
    }),
    onRetry() {
      // Without waiting for the next automatic retry.
      for (const { data, refetch } of results) if (data === undefined) void refetch();
    },
  });
}
