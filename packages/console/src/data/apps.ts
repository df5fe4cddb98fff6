import { appEndpoints } from '@quayside/api-contract';
import type { App, Page, QueryOf, SortOrder } from '@quayside/api-contract';

import type { ApiQuery } from './ApiQuery.ts';
import { NotFoundError } from './NotFoundError.ts';
import { pollApps, pollIntervals } from './polling.ts';
import { readAllPages } from './readAllPages.ts';
import { SharedAnswer } from './SharedAnswer.ts';
import { teamQueries } from './teams.ts';

/** Which apps to list. */
export interface AppListInput {
  teamId: string;
  /** @default 0 */
  skip?: number;
  /** @default 100 */
  limit?: number;
  /** By when they were created. @default 'desc' */
  order?: SortOrder;
}

/** Which lines of an app's log to read. */
export interface AppLogsInput {
  appId: string;
  deploymentId?: string;
  /** RFC 3339. @default an hour ago */
  start?: string;
  /** RFC 3339. Without it the log is followed. @default now */
  end?: string;
}

const sharedPage = /* @__PURE__ */ new SharedAnswer(appEndpoints.listApps.response);

/** Reads of apps. */
export const appQueries = {
  /** A page of a team's apps; followed while a deployment of one is running. */
  list: ({ teamId, skip, limit, order }: AppListInput): ApiQuery<Page<App>> => ({
    key: ['apps', 'list', teamId, { skip, limit, order }],
    keepWithin: ['apps', 'list', teamId],
    pollMs: pollApps,
    shared: sharedPage,
    read: ({ client, signal }) =>
      client.call(
        appEndpoints.listApps,
        { query: { team_id: teamId, skip, limit, order } },
        { signal },
      ),
  }),
  /** Every app of every team of the person, the newest first. */
  all: (): ApiQuery<App[]> => ({
    key: ['apps', 'all'],
    staleTimeMs: 30_000,
    read: ({ client, signal }) =>
      readAllPages((part) => client.call(appEndpoints.listApps, { query: part }, { signal })),
  }),
  /** One app of a team. Fails with `NotFoundError`. */
  bySlug: ({ teamId, slug }: { teamId: string; slug: string }): ApiQuery<App> => ({
    key: ['apps', 'bySlug', teamId, slug],
    async read({ client, signal }) {
      const query: QueryOf<typeof appEndpoints.listApps> = { team_id: teamId, slug };
      const { data } = await client.call(appEndpoints.listApps, { query }, { signal });
      const [app] = data;
      if (app === undefined) throw new NotFoundError('app');
      return app;
    },
  }),
  /** One app, by its id. */
  byId: ({ appId }: { appId: string }): ApiQuery<App> => ({
    key: ['apps', 'byId', appId],
    staleTimeMs: 60_000,
    read: ({ client, signal }) =>
      client.call(appEndpoints.readApp, { path: { app_id: appId } }, { signal }),
  }),
  /** One app, from what an address says of it. Fails with `NotFoundError` for team or app. */
  byPath: ({ teamSlug, appSlug }: { teamSlug: string; appSlug: string }): ApiQuery<App> => ({
    key: ['apps', 'byPath', teamSlug, appSlug],
    staleTimeMs: 10_000,
    async read({ read }) {
      const { id: teamId } = await read(teamQueries.bySlug(teamSlug));
      return await read(appQueries.bySlug({ teamId, slug: appSlug }));
    },
  }),
  /** At most the newest 1000 lines of an app's log in a span of time; followed when it has no end. */
  logs: ({ appId, deploymentId, start, end }: AppLogsInput) =>
    ({
      key: ['apps', 'logs', appId, { deploymentId, start, end }],
      pollMs: () => (end === undefined ? pollIntervals.appLogs : false),
      read: ({ client, signal }) =>
        client.call(
          appEndpoints.readAppLogs,
          { path: { app_id: appId }, query: { deployment_id: deploymentId, start, end } },
          { signal },
        ),
    }) satisfies ApiQuery<unknown>,
};
