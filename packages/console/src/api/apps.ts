import { appEndpoints } from '@quayside/api-contract';
import type { CallOptions, QueryOf, SortOrder } from '@quayside/api-contract';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import { appKey } from '../runtime/queryKeys.ts';
import { invalidate, mutationDefaults } from './mutationDefaults.ts';
import { NameTakenError } from './NameTakenError.ts';
import { NotFoundError } from '../runtime/NotFoundError.ts';
import { pollApps } from './polling.ts';
import { pollEvery, pollIntervals } from './pollEvery.ts';
import { freshFor, placeholderWithin, queryDefaults } from './queryDefaults.ts';
import { readAllPages } from './readAllPages.ts';
import { teamQueries } from './teams.ts';

/** Filter and page of a list of apps. */
export interface AppListInput {
  /** `undefined` while it is unknown: the query is skipped. */
  teamId: string | undefined;
  /** @default 0 */
  skip?: number;
  /** @default 100 */
  limit?: number;
  /** Order by creation time. @default 'desc' */
  order?: SortOrder;
}

/** Range of an app's log to read. */
export interface AppLogsInput {
  appId: string;
  deploymentId?: string | undefined;
  /** RFC 3339. @default an hour ago */
  start?: string | undefined;
  /** RFC 3339. Without it the range has no end, and is polled. @default now */
  end?: string | undefined;
}

/** Queries of apps. */
export function appQueries(api: Api) {
  const { client } = api;
  const key = [...api.key, 'apps'];
  const listsKey = [...key, 'list'];
  const listKey = (teamId: string | undefined) => [...listsKey, teamId];
  const byPathKey = [...key, 'byPath'];
  const logsKey = (appId: string | undefined) => [...key, 'logs', appId];
  const bySlug = ({ teamId, slug }: { teamId: string; slug: string }) =>
    queryOptions({
      ...queryDefaults,
      queryKey: appKey(api, teamId, slug),
      async queryFn({ signal }) {
        const query: QueryOf<typeof appEndpoints.listApps> = { team_id: teamId, slug };
        const { data } = await client.call(appEndpoints.listApps, { query }, { signal });
        const [app] = data;
        if (app === undefined) throw new NotFoundError('app');
        return app;
      },
    });

  return {
    /** Prefix of the keys of all queries of apps. */
    key,
    /** Prefix of the keys of all lists. */
    listsKey,
    /** Prefix of the keys of a team's lists. */
    listKey,
    /** Prefixes of the keys of single apps. */
    singleKeys: [[...key, 'byId'], [...key, 'bySlug'], byPathKey],
    /** Prefix of the keys of apps by the slugs of their paths. */
    byPathKey,
    /** Prefix of the keys of an app's logs. */
    logsKey,
    /** A page of a team's apps; polled while a deployment of one is running. */
    list: ({ teamId, skip, limit, order }: AppListInput) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...listKey(teamId), { skip, limit, order }],
        queryFn:
          teamId === undefined
            ? skipToken
            : ({ signal }) =>
                client.call(
                  appEndpoints.listApps,
                  { query: { team_id: teamId, skip, limit, order } },
                  { signal },
                ),
        placeholderData: placeholderWithin(listKey(teamId)),
        refetchInterval: pollEvery(pollApps(api)),
        meta: { broadcast: appEndpoints.listApps.response.schema },
      }),
    /** The apps of all teams of the user, the newest first: at most 2000. `count` says how many there are. */
    all: () =>
      queryOptions({
        ...queryDefaults,
        ...freshFor(30_000),
        queryKey: [...key, 'all'],
        queryFn: ({ signal }) =>
          readAllPages((part) => client.call(appEndpoints.listApps, { query: part }, { signal }), {
            signal,
          }),
      }),
    /** The apps of a team, the newest first: at most 2000. `count` says how many there are. Not polled. */
    allOfTeam: ({ teamId }: { teamId: string | undefined }) =>
      queryOptions({
        ...queryDefaults,
        ...freshFor(30_000),
        queryKey: [...listKey(teamId), 'all'],
        queryFn:
          teamId === undefined
            ? skipToken
            : ({ signal }) =>
                readAllPages(
                  (part) =>
                    client.call(
                      appEndpoints.listApps,
                      { query: { team_id: teamId, ...part } },
                      { signal },
                    ),
                  { signal },
                ),
        placeholderData: placeholderWithin(listKey(teamId)),
      }),
    /** One app of a team. Fails with `NotFoundError`. */
    bySlug,
    /** One app, by its id. */
    byId: ({ appId }: { appId: string }) =>
      queryOptions({
        ...queryDefaults,
        ...freshFor(60_000),
        queryKey: [...key, 'byId', appId],
        queryFn: ({ signal }) =>
          client.call(appEndpoints.readApp, { path: { app_id: appId } }, { signal }),
      }),
    /** One app, by the slugs of its path. Fails with `NotFoundError` for team or app. */
    byPath: ({ teamSlug, appSlug }: { teamSlug: string; appSlug: string }) =>
      queryOptions({
        ...queryDefaults,
        ...freshFor(10_000),
        queryKey: [...byPathKey, teamSlug, appSlug],
        async queryFn({ client: queryClient }) {
          const team = await queryClient.fetchQuery(teamQueries(api).bySlug(teamSlug));
          return await queryClient.fetchQuery(bySlug({ teamId: team.id, slug: appSlug }));
        },
        // The nested queries retry themselves.
        retry: false,
      }),
    /** The newest log lines of an app in a time range, at most 1000; polled while the range has no end. */
    logs: (input: AppLogsInput) => {
      const { appId, deploymentId, start, end } = input;
      return queryOptions({
        ...queryDefaults,
        queryKey: [...logsKey(appId), { deploymentId, start, end }],
        queryFn: ({ signal }) => readAppLogs(api, input, { signal }),
        refetchInterval: pollEvery<unknown>(() =>
          end === undefined ? pollIntervals.appLogs : false,
        ),
      });
    },
  };
}

/** Fetches the newest log lines of an app in a time range, at most 1000. */
export function readAppLogs(
  { client }: Api,
  { appId, deploymentId, start, end }: AppLogsInput,
  options?: CallOptions,
) {
  return client.call(
    appEndpoints.readAppLogs,
    { path: { app_id: appId }, query: { deployment_id: deploymentId, start, end } },
    options,
  );
}

/** The app to create. */
export interface NewApp {
  teamSlug: string;
  name: string;
  /** Expected slug, derived from the name. */
  slug: string;
}

/** Changes to an app. */
export interface AppChanges {
  appId: string;
  /** Directory of the app within the deployed folder; null is the root. */
  directory: string | null;
}

/** Mutations of apps. */
export function appMutations(api: Api) {
  const { client } = api;
  const { key, listKey } = appQueries(api);
  return {
    /** Creates an app in a team. Fails with `NameTakenError` when the team has an app with this slug. */
    create: () =>
      mutationOptions({
        ...mutationDefaults(api),
        async mutationFn({ teamSlug, name, slug }: NewApp, { client: queryClient }) {
          const team = await queryClient.fetchQuery(teamQueries(api).bySlug(teamSlug));
          // The platform would accept the name and add a suffix to the slug, which users do not expect.
          const same = await client.call(appEndpoints.listApps, {
            query: { team_id: team.id, slug, limit: 1 },
          });
          if (slug !== '' && same.count > 0) throw new NameTakenError(team.name);
          return await client.call(appEndpoints.createApp, { body: { name, team_id: team.id } });
        },
        onSuccess(app, _variables, _result, { client: queryClient }) {
          api.emit({ type: 'app-created', teamId: app.team_id, appId: app.id });
          return queryClient.invalidateQueries({ queryKey: listKey(app.team_id) });
        },
      }),
    /** Changes an app. */
    update: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ appId, directory }: AppChanges) =>
          client.call(appEndpoints.updateApp, { path: { app_id: appId }, body: { directory } }),
        onSuccess: invalidate(key),
      }),
    /** Deletes an app and everything in it, by its id. Call `forgetApps` after leaving its pages. */
    remove: () =>
      mutationOptions({
        ...mutationDefaults(api),
        async mutationFn(appId: string) {
          await api.confirm({ type: 'delete-app', appId });
          await client.call(appEndpoints.deleteApp, { path: { app_id: appId } });
        },
        onSuccess(_data, appId, _result, { client: queryClient }) {
          api.emit({ type: 'app-deleted', appId });
          // The page on screen belongs to the deleted app.
          return queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' });
        },
      }),
  };
}
