import type { ReactNode } from 'react';

import { deploymentQueries } from '../../api/deployments.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { prefetchApp } from '../../api/prefetchApp.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useNavigation } from '../../runtime/useConsole.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { useSavedLogViews } from '../../features/log-views/useSavedLogViews.ts';
import { readLogRange, rangeOfView } from '../../domain/logRange.ts';
import type { LogRangeQuery } from '../../domain/logRange.ts';
import { useLogNotifications } from './useLogNotifications.ts';
import { LogsScreen } from './LogsScreen.tsx';
import { logsSearch, useLogs } from './useLogs.tsx';
import type { LogsState } from './useLogs.tsx';
import { usePageSlots } from '../../runtime/slots.ts';

/** Props of {@link LogsContainer}: the parameters of the URL. */
export interface LogsContainerProps extends LogRangeQuery {
  teamSlug: string;
  appSlug: string;
  /** The id of the deployment whose lines are shown. @default all */
  deployment?: string | undefined;
  /** The filters, as typed. @default '' */
  q?: string | undefined;
  /** The linked lines. @default none */
  lines?: string | undefined;
  /** Slugs of other apps whose lines are shown, separated by commas. @default none */
  apps?: string | undefined;
}

/** Logs with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function LogsContainer({ teamSlug, appSlug, ...given }: LogsContainerProps): ReactNode {
  const { search, pathWith } = usePageSearch('logs', given);
  const { deployment, q = '', lines, apps, ...rangeQuery } = search;
  const { navigate } = useNavigation();
  const state: LogsState = {
    range: readLogRange(rangeQuery),
    query: q,
    deployment,
    lines,
    apps: (apps ?? '').split(',').filter((slug) => slug !== ''),
  };
  const pathOf = (next: LogsState) => pathWith(logsSearch(next));
  const logs = useLogs({ teamSlug, appSlug }, state, pathOf);
  throwIfFailed(logs.read);

  const show = (next: Partial<typeof state>) => navigate(pathOf({ ...state, ...next }));

  return (
    <LogsScreen
      slots={usePageSlots('logs', { teamSlug, appSlug })}
      {...logs}
      apps={{
        ...logs.apps,
        onChange: (slugs) => show({ apps: slugs, lines: undefined }),
      }}
      onDeploymentChange={(id) => show({ deployment: id })}
      // Linked lines belong to the range of the link.
      onRangeChange={(range) => show({ range, lines: undefined })}
      onQueryChange={(query) => show({ query })}
      watch={useLogNotifications(appSlug)}
      savedViews={{
        ...useSavedLogViews(),
        onApply: (view) =>
          show({ query: view.query, range: rangeOfView(view, state.range), lines: undefined }),
      }}
    />
  );
}

/** Prefetches the first data of the page. */
export async function prefetch(
  input: PrefetchInput<{ teamSlug: string; appSlug: string }>,
): Promise<void> {
  await prefetchApp(input, ({ id: appId }) => [
    prefetchQuery(input.queryClient, deploymentQueries(input.api).choices({ appId })),
  ]);
}

export default LogsContainer;
