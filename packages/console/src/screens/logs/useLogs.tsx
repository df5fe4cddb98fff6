import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { appQueries, readAppLogs } from '../../api/apps.ts';
import type { AppLogsInput } from '../../api/apps.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { mapLoadable } from '../../api/loadable.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { CopyAs } from '../../features/copy-as/CopyAs.tsx';
import type { Api } from '../../runtime/Api.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useApi, useNavigation } from '../../runtime/useConsole.ts';
import { useLogView } from '../../ui/useLogView.ts';
import { writeLogRange } from './logRange.ts';
import type { LogRange } from './logRange.ts';
import type { AppLogReader, LogsViewData } from './LogsView.tsx';
import { queryLevelOf } from './queryLevelOf.ts';

interface AppPath {
  teamSlug: string;
  appSlug: string;
}

interface LogsState {
  range: LogRange;
  /** The filters, as typed; '' for none. */
  query: string;
  /** The id of the deployment whose lines are shown. */
  deployment: string | undefined;
  /** The linked lines. */
  lines?: string | undefined;
}

/** Returns the path of Logs with a state. */
export function logsPath(
  { teamSlug, appSlug }: AppPath,
  { range, query, deployment, lines }: LogsState,
): string {
  return buildPath(
    'logs',
    { teamSlug, appSlug },
    { ...writeLogRange(range), lines, deployment, q: query === '' ? undefined : query },
  );
}

type FromTheState =
  | 'onDeploymentChange'
  | 'onRangeChange'
  | 'onQueryChange'
  | 'savedViews'
  | 'watch';

/** Returns the data of the live log in a state, without the functions that change the state. */
export function useLogs(app: AppPath, state: LogsState): Omit<LogsViewData, FromTheState> {
  const api = useApi();
  const navigation = useNavigation();
  const { deployment, query, range, lines } = state;
  const result = useQuery(appQueries(api).byPath(app));
  const appId = result.data?.id;
  const deployments = useQuery(deploymentQueries(api).choices({ appId }));
  const read = useMemo(
    () => createReader(api, { appId: appId ?? '', deploymentId: deployment }),
    [api, appId, deployment],
  );
  return {
    read: mapLoadable(toLoadable(result), () => read),
    deployments: deployments.data?.data ?? [],
    deploymentId: deployment,
    isNeverDeployed: deployments.data?.count === 0,
    range,
    query,
    lines,
    linkTo: (link) =>
      new URL(navigation.href(logsPath(app, { ...state, ...link })), document.baseURI).href,
    fileName: deployment === undefined ? app.appSlug : `${app.appSlug}-${deployment.slice(0, 8)}`,
    copyAs: (
      <CopyAs
        place={appId === undefined ? undefined : { page: 'logs', appId, deploymentId: deployment }}
      />
    ),
    view: useLogView(),
  };
}

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
