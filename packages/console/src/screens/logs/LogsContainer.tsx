import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { deploymentQueries } from '../../api/deployments.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { prefetchApp } from '../../api/prefetchApp.ts';
import { CopyAs } from '../../features/copy-as/CopyAs.tsx';
import type { Api } from '../../runtime/Api.ts';
import { appQueries, readAppLogs } from '../../api/apps.ts';
import type { AppLogsInput } from '../../api/apps.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { mapLoadable } from '../../api/loadable.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useLogView } from '../../ui/useLogView.ts';
import { useConsole, useNavigation } from '../../runtime/useConsole.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { readLogRange, writeLogRange } from './logRange.ts';
import type { LogRange, LogRangeQuery } from './logRange.ts';
import { LogsScreen } from './LogsScreen.tsx';
import type { AppLogReader } from './LogsScreen.tsx';
import { queryLevelOf } from './queryLevelOf.ts';

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
}

/** Logs with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function LogsContainer({
  teamSlug,
  appSlug,
  deployment,
  q = '',
  lines,
  ...rangeQuery
}: LogsContainerProps): ReactNode {
  const { api } = useConsole();
  const navigation = useNavigation();
  const appResult = useQuery(appQueries(api).byPath({ teamSlug, appSlug }));
  const app = toLoadable(appResult);
  const appId = appResult.data?.id;
  const deployments = useQuery(deploymentQueries(api).choices({ appId }));
  const read = useMemo(
    () => createReader(api, { appId: appId ?? '', deploymentId: deployment }),
    [api, appId, deployment],
  );
  throwIfFailed(app);

  const range = readLogRange(rangeQuery);
  const pathTo = (next: {
    range?: LogRange;
    lines?: string | undefined;
    deployment?: string | undefined;
    q?: string;
  }) => {
    const target = { range, lines, deployment, q, ...next };
    return buildPath(
      'logs',
      { teamSlug, appSlug },
      {
        ...writeLogRange(target.range),
        lines: target.lines,
        deployment: target.deployment,
        q: target.q === '' ? undefined : target.q,
      },
    );
  };
  const show = (next: Parameters<typeof pathTo>[0]) => navigation.navigate(pathTo(next));

  return (
    <LogsScreen
      read={mapLoadable(app, () => read)}
      deployments={deployments.data?.data ?? []}
      deploymentId={deployment}
      isNeverDeployed={deployments.data?.count === 0}
      onDeploymentChange={(id) => show({ deployment: id })}
      range={range}
      // Linked lines belong to the range of the link.
      onRangeChange={(chosen) => show({ range: chosen, lines: undefined })}
      query={q}
      onQueryChange={(query) => show({ q: query })}
      lines={lines}
      linkTo={(link) => new URL(navigation.href(pathTo(link)), document.baseURI).href}
      copyAs={
        <CopyAs
          place={
            appId === undefined ? undefined : { page: 'logs', appId, deploymentId: deployment }
          }
        />
      }
      view={useLogView()}
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

function createReader(api: Api, app: Pick<AppLogsInput, 'appId' | 'deploymentId'>): AppLogReader {
  return async ({ start, end, signal }) => {
    const { data, count } = await readAppLogs(
      api,
      {
        ...app,
        start: new Date(start).toISOString(),
        end: end === undefined ? undefined : new Date(end).toISOString(),
      },
      { signal },
    );
    const entries = data.map(({ timestamp, message, level }) => ({
      time: Date.parse(timestamp),
      text: message,
      level: queryLevelOf(level),
    }));
    return { entries, count };
  };
}
