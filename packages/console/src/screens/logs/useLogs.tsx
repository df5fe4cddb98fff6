import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { appQueries, readAppLogs } from '../../api/apps.ts';
import type { AppLogsInput } from '../../api/apps.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { bothLoadable, mapLoadable } from '../../domain/loadable.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useCopyAs } from '../../features/copy-as/CopyAsMenu.tsx';
import { useSavedLogViews } from '../../features/log-views/useSavedLogViews.ts';
import type { Api } from '../../runtime/Api.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { useApi, useNavigation } from '../../runtime/useConsole.ts';
import { useLogView } from '../../ui/useLogView.ts';
import { changeLogsState } from './logsState.ts';
import type { LogsState } from './logsState.ts';
import type { AppLogReader, LogsViewData } from './LogsView.tsx';
import { mergeLogs, mostApps } from './mergeLogs.ts';
import type { AppLines } from './mergeLogs.ts';
import { queryLevelOf } from './queryLevelOf.ts';
import { useLogNotifications } from './useLogNotifications.ts';

interface AppPath {
  teamSlug: string;
  appSlug: string;
}

interface LogsInput {
  state: LogsState;
  onStateChange: (change: Partial<LogsState>) => void;
  /** Returns the path that links to a state. */
  pathOf: (state: LogsState) => string;
}

/** Returns the data of the live log in a state. */
export function useLogs(app: AppPath, { state, onStateChange, pathOf }: LogsInput): LogsViewData {
  const api = useApi();
  const navigation = useNavigation();
  const pageLink = useLinkTo();
  const { appSlug } = app;
  const { deployment, apps: chosen } = state;
  const result = useQuery(appQueries(api).byPath(app));
  const appId = result.data?.id;
  const deployments = useQuery(deploymentQueries(api).choices({ appId }));
  const [isChoosing, setChoosing] = useState(false);
  const isMerged = chosen.length > 0;
  const teamId = isChoosing || isMerged ? result.data?.team_id : undefined;
  const all = toLoadable(useQuery(appQueries(api).allOfTeam({ teamId })));
  const others = mapLoadable(all, ({ data }) => data.filter(({ slug }) => slug !== appSlug));
  // As text, which stays the same while they do.
  const merged = (others.status === 'ready' ? others.data : [])
    .filter(({ slug }) => chosen.includes(slug))
    .slice(0, mostApps - 1)
    .map(({ id, slug }) => `${slug} ${id}`)
    .join(',');
  const read = useReader({ slug: appSlug, appId: appId ?? '', deploymentId: deployment }, merged);
  const readable = isMerged ? bothLoadable(toLoadable(result), others) : toLoadable(result);
  const copyAs = useCopyAs(
    appId === undefined ? undefined : { page: 'logs', appId, deploymentId: deployment },
  );
  return {
    read: mapLoadable<unknown, AppLogReader>(readable, () => read),
    deployments: deployments.data?.data ?? [],
    isNeverDeployed: deployments.data?.count === 0,
    deploymentsHref: pageLink('deployments', app),
    state,
    onStateChange,
    linkTo: (change) =>
      new URL(navigation.href(pathOf(changeLogsState(state, change))), document.baseURI).href,
    fileName: deployment === undefined ? app.appSlug : `${app.appSlug}-${deployment.slice(0, 8)}`,
    tools: {
      apps: { choices: others, onOpen: () => setChoosing(true) },
      watch: useLogNotifications(appSlug),
      savedViews: useSavedLogViews(),
      copyAs: appId === undefined ? undefined : copyAs,
    },
    preferences: useLogView(),
  };
}

type LogOfApp = Pick<AppLogsInput, 'appId' | 'deploymentId'> & { slug: string };

/** Returns the reader of a log, which stays the same while it is the same log. */
function useReader({ slug, appId, deploymentId }: LogOfApp, merged: string): AppLogReader {
  const api = useApi();
  return useMemo(
    () => createReader(api, { slug, appId, deploymentId }, merged),
    [api, slug, appId, deploymentId, merged],
  );
}

/**
 * Reads the log of an app; with others, each line has the name of its app.
 * @param merged the others: `slug id`, separated by commas
 */
function createReader(api: Api, main: LogOfApp, merged: string): AppLogReader {
  const others = merged === '' ? [] : merged.split(',').map((each) => each.split(' '));
  const apps = [main, ...others.map(([slug = '', appId = '']) => ({ slug, appId }))];
  return async (span) => {
    const [first, ...rest] = await Promise.all(apps.map((each) => readLines(api, each, span)));
    if (first === undefined || rest.length === 0) return first ?? { entries: [] };
    return mergeLogs([first, ...rest]);
  };
}

async function readLines(
  api: Api,
  { slug, appId, deploymentId }: LogOfApp,
  { start, end, signal }: Parameters<AppLogReader>[0],
): Promise<AppLines> {
  const { data, count } = await readAppLogs(
    api,
    {
      appId,
      deploymentId,
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
  return { name: slug, entries, count: count ?? entries.length };
}
