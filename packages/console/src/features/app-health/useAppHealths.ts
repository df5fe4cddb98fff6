import type { App } from '@quayside/api-contract';
import { useQueries } from '@tanstack/react-query';

import { toLoadable } from '../../api/toLoadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { appHealthQueries } from './appHealthQueries.ts';
import type { AppHealth } from './appHealthSchema.ts';

/** Errors of apps. */
export interface AppHealths {
  /** By id. Apps that were never deployed have no log, and are left out. */
  byApp: ReadonlyMap<string, Loadable<AppHealth>>;
  /** Time of the oldest of the reads, in milliseconds since the epoch; `undefined` before the first. */
  readAt: number | undefined;
  /** Reads all of them again. Resolves when every read has ended, also if one failed. */
  readAgain: () => Promise<unknown>;
}

/** Returns the errors of a few apps, each read once a minute at most unless the user asks. */
export function useAppHealths(apps: readonly App[]): AppHealths {
  const api = useApi();
  const deployed = apps.filter(({ latest_deployment: latest }) => latest != null);
  const results = useQueries({
    queries: deployed.map(({ id }) => appHealthQueries(api).ofApp(id)),
  });
  const times = results.flatMap(({ data, dataUpdatedAt }) =>
    data === undefined ? [] : dataUpdatedAt,
  );
  return {
    byApp: new Map(
      deployed.flatMap(({ id }, index) => {
        const result = results[index];
        return result === undefined ? [] : [[id, toLoadable(result)] as const];
      }),
    ),
    readAt: times.length === 0 ? undefined : Math.min(...times),
    readAgain: () => Promise.all(results.map((result) => result.refetch())),
  };
}
