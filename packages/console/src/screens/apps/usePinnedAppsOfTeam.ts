import type { App } from '@quayside/api-contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { appQueries } from '../../api/apps.ts';
import { pollApps } from '../../api/polling.ts';
import { pollEvery } from '../../api/pollEvery.ts';
import { errorKind } from '../../runtime/errorKind.ts';
import type { PinnedApps } from '../../api/usePinnedApps.ts';
import { useApi } from '../../runtime/useConsole.ts';

/**
 * Returns the pinned apps of a team, in the order of pinning; `undefined` while they load. Those that fail to load are
 * left out, and those that are gone are unpinned.
 */
export function usePinnedAppsOfTeam(
  { pins, unpin }: PinnedApps,
  teamId: string | undefined,
): readonly App[] | undefined {
  const api = useApi();
  const ofTeam = pins.filter((pin) => pin.team_id === teamId);
  const results = useQueries({
    queries: ofTeam.map(({ id }) => ({
      ...appQueries(api).byId({ appId: id }),
      refetchInterval: pollEvery<App>((app) => pollApps(api)(app && { data: [app], count: 1 })),
    })),
  });
  const gone = ofTeam.flatMap(({ id }, index) =>
    errorKind(results[index]?.error) === 'missing' ? [id] : [],
  );
  const forget = useEffectEvent(() => unpin(gone));
  const hasGone = gone.length > 0;
  useEffect(() => {
    if (hasGone) forget();
  }, [hasGone]);
  // A retry must not hold up the other apps.
  if (results.some(({ isPending, failureCount }) => isPending && failureCount === 0))
    return undefined;
  return results.flatMap(({ data }) => data ?? []);
}
