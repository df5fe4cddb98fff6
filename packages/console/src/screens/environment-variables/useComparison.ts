import { useQueries, useQuery } from '@tanstack/react-query';

import { appQueries } from '../../api/apps.ts';
import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { failureOf, loading, mapLoadable, ready } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useConsole } from '../../runtime/useConsole.ts';
import { allApps } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import type { AppVariables } from './variableDrift.ts';

interface ComparisonInput {
  appSlug: string;
  /** `undefined` while it is unknown. */
  teamId: string | undefined;
  /** Slug of the other app; '' before one is chosen, `undefined` while the comparison is closed. */
  slug: string | undefined;
  onChange: (slug: string | undefined) => void;
}

/** Returns the comparison of an app's variables with those of another app of its team. */
export function useComparison({ appSlug, teamId, slug, onChange }: ComparisonInput): Comparison {
  const { api } = useConsole();
  const all = toLoadable(
    useQuery({ ...appQueries(api).allOfTeam({ teamId }), enabled: slug !== undefined }),
  );
  const apps = mapLoadable(all, ({ data }) => data.filter((app) => app.slug !== appSlug));
  const other = apps.status === 'ready' ? apps.data.find((app) => app.slug === slug) : undefined;
  const variables = toLoadable(
    useQuery(environmentVariableQueries(api).list({ appId: other?.id })),
  );
  const team =
    slug === allApps && all.status === 'ready'
      ? // This app first.
        all.data.data.toSorted(
          (one, two) => Number(two.slug === appSlug) - Number(one.slug === appSlug),
        )
      : [];
  const compared = team.slice(0, mostApps);
  const results = useQueries({
    queries: compared.map(({ id }) => environmentVariableQueries(api).list({ appId: id })),
  });
  return {
    slug,
    onChange,
    apps,
    variables: mapLoadable(variables, ({ data }) => data),
    drift:
      all.status === 'ready'
        ? mapLoadable(allOf(results.map(toLoadable)), (lists) => ({
            apps: compared.flatMap((app, index): AppVariables[] => {
              const list = lists[index];
              return list === undefined ? [] : [{ app, variables: list.data }];
            }),
            leftOut: all.data.count - compared.length,
          }))
        : all,
  };
}

/** Number of apps in the table of all apps. */
const mostApps = 10;

/** Combines several: ready when all are, failed as soon as one is. */
function allOf<Data>(loadables: readonly Loadable<Data>[]): Loadable<readonly Data[]> {
  const failure = failureOf(loadables);
  if (failure !== undefined) return failure;
  const data = loadables.flatMap((each) => (each.status === 'ready' ? [each.data] : []));
  return data.length < loadables.length ? loading : ready(data);
}
