import { useQuery } from '@tanstack/react-query';

import { appQueries } from '../../api/apps.ts';
import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { mapLoadable } from '../../api/loadable.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useConsole } from '../../runtime/useConsole.ts';
import type { Comparison } from './CompareCard.tsx';

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
  const all = toLoadable(useQuery({ ...appQueries(api).all(), enabled: slug !== undefined }));
  const apps = mapLoadable(all, (list) =>
    list.filter((app) => app.team_id === teamId && app.slug !== appSlug),
  );
  const other = apps.status === 'ready' ? apps.data.find((app) => app.slug === slug) : undefined;
  const variables = toLoadable(
    useQuery(environmentVariableQueries(api).list({ appId: other?.id })),
  );
  return { slug, onChange, apps, variables: mapLoadable(variables, ({ data }) => data) };
}
