import type { App } from '@quayside/api-contract';
import { useQueries, useQuery } from '@tanstack/react-query';

import { appQueries } from '../../../api/apps.ts';
import { environmentVariableQueries } from '../../../api/environmentVariables.ts';
import { toLoadable } from '../../../api/toLoadable.ts';
import { failureOf, loading, mapLoadable, ready } from '../../../domain/loadable.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { useApi } from '../../../runtime/useConsole.ts';
import { bySimilarity, mostComparedApps } from './compareApps.ts';
import type { AppVariables } from './compareApps.ts';

/** A comparison of apps of a team. */
export interface Comparison {
  /** The other apps of the team, those with similar names first. */
  choices: Loadable<readonly App[]>;
  /** The compared apps, this one first. */
  apps: Loadable<readonly AppVariables[]>;
}

/** Returns the other apps of an app's team, those with similar names first. */
export function useOtherApps(app: App): Loadable<readonly App[]> {
  const api = useApi();
  const team = toLoadable(useQuery(appQueries(api).allOfTeam({ teamId: app.team_id })));
  return mapLoadable(team, ({ data }) =>
    bySimilarity(
      app.slug,
      data.filter(({ id }) => id !== app.id),
    ),
  );
}

/**
 * Returns a comparison of an app's variables with those of other apps of its team.
 * @param slugs Slugs of the other apps; without any, the app with the most similar name.
 */
export function useComparison(app: App, slugs: readonly string[]): Comparison {
  const api = useApi();
  const choices = useOtherApps(app);
  const known = choices.status === 'ready' ? choices.data : [];
  const chosen = slugs.flatMap((slug) => known.find((other) => other.slug === slug) ?? []);
  const compared = [app, ...(chosen.length > 0 ? chosen : known)].slice(
    0,
    chosen.length > 0 ? mostComparedApps : 2,
  );
  const lists = useQueries({
    queries: compared.map(({ id }) => environmentVariableQueries(api).list({ appId: id })),
  }).map(toLoadable);
  const withVariables = compared.flatMap((each, index): AppVariables[] => {
    const list = lists[index];
    return list?.status === 'ready' ? [{ app: each, variables: list.data.data }] : [];
  });
  return {
    choices,
    apps:
      failureOf([choices, ...lists]) ??
      (choices.status === 'ready' && withVariables.length === compared.length
        ? ready(withVariables)
        : loading),
  };
}
