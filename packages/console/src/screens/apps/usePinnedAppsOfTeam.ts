import type { App } from '@quayside/api-contract';
import { useQueries } from '@tanstack/react-query';

import { appQueries } from '../../api/apps.ts';
import { pollApps } from '../../api/polling.ts';
import { pollEvery } from '../../api/pollEvery.ts';
import { useApi } from '../../runtime/useConsole.ts';

/**
 * Returns the pinned apps of a team, in the order of pinning; `undefined` while they load. Apps that cannot be read, such as deleted
 * ones, are left out.
 */
export function usePinnedAppsOfTeam(
  pins: readonly Pick<App, 'id' | 'team_id'>[],
  teamId: string | undefined,
): readonly App[] | undefined {
  const api = useApi();
  const results = useQueries({
    queries: pins
      .filter((pin) => pin.team_id === teamId)
      .map(({ id }) => ({
        ...appQueries(api).byId({ appId: id }),
        refetchInterval: pollEvery<App>((app) => pollApps(app && { data: [app], count: 1 })),
        throwOnError: false,
      })),
  });
  if (results.some(({ isPending }) => isPending)) return undefined;
  return results.flatMap(({ data }) => data ?? []);
}
