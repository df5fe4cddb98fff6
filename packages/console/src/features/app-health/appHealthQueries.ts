import { queryOptions, skipToken } from '@tanstack/react-query';

import { readAppLogs } from '../../api/apps.ts';
import { pollEvery } from '../../api/pollEvery.ts';
import { freshFor, queryDefaults } from '../../api/queryDefaults.ts';
import type { Api } from '../../runtime/Api.ts';
import { appHealthSchema } from './appHealthSchema.ts';

/** Milliseconds between two reads of an app's lines. */
const interval = 60_000;

const hour = 60 * 60 * 1000;

/** Queries of the errors of apps. They read the newest lines of the last hour: at most one request per app and minute. */
export function appHealthQueries(api: Api) {
  return {
    /** Errors of an app in the last hour; polled, and shared by tabs. */
    ofApp: (appId: string | undefined) =>
      queryOptions({
        ...queryDefaults,
        ...freshFor(interval),
        // The next read comes soon enough: retries of all apps would be many requests.
        retry: false,
        queryKey: [...api.key, 'appHealth', appId],
        queryFn:
          appId === undefined
            ? skipToken
            : async ({ signal }) => {
                const end = api.now();
                const start = end - hour;
                const [{ data, count }, { healthOf }] = await Promise.all([
                  readAppLogs(api, { appId, start: new Date(start).toISOString() }, { signal }),
                  import('./appHealth.ts'),
                ]);
                const entries = data.map(({ timestamp, message }) => ({
                  time: Date.parse(timestamp),
                  text: message,
                }));
                return healthOf(entries, count, { start, end });
              },
        refetchInterval: pollEvery<unknown>(() => interval),
        meta: { broadcast: appHealthSchema },
      }),
  };
}
