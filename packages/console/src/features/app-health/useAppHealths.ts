import type { App } from '@quayside/api-contract';
import { useQueries } from '@tanstack/react-query';

import { toLoadable } from '../../api/toLoadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { appHealthQueries } from './appHealthQueries.ts';
import type { AppHealth } from './appHealthSchema.ts';

/** Errors of apps by id. Apps that were never deployed have no log, and are left out. */
export type AppHealths = ReadonlyMap<string, Loadable<AppHealth>>;

/** Returns the errors of a few apps, each read once a minute at most. */
export function useAppHealths(apps: readonly App[]): AppHealths {
  const api = useApi();
  const deployed = apps.filter(({ latest_deployment: latest }) => latest != null);
  const results = useQueries({
    queries: deployed.map(({ id }) => appHealthQueries(api).ofApp(id)),
  });
  return new Map(
    deployed.flatMap(({ id }, index) => {
      const result = results[index];
      return result === undefined ? [] : [[id, toLoadable(result)] as const];
    }),
  );
}
