import { maxPageSize } from '@quayside/api-contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { bindQuery, isGone } from '../data/ApiQuery.ts';
import { appQueries } from '../data/apps.ts';
import { deploymentQueries } from '../data/deployments.ts';
import { slowerInBackground } from '../data/polling.ts';
import { teamQueries } from '../data/teams.ts';
import { useLoadable } from '../data/useLoadable.ts';
import { describeDeploymentStatus } from '../deploymentStatus.ts';
import { deploymentDockMessages } from '../messages/en/deploymentDock.ts';
import { deploymentStatusMessages } from '../messages/en/deploymentStatus.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useConsole, useLocation } from '../provider/useConsole.ts';
import { useConsoleWithQueries } from '../data/useConsoleWithQueries.ts';
import { DeploymentDock } from './DeploymentDock.tsx';
import { dockEntries, hasEnded } from './dockEntries.ts';
import type { DockEntry } from './dockEntries.ts';
import { followedOf } from './followed.ts';
import { useEndings } from './useEndings.ts';
import { useNotify } from './useNotify.ts';
import type { WatchedDeployment } from './WatchedDeployment.ts';

interface DeploymentDockContainerProps {
  /** Told of the deployment that stands for all, and of its absence. */
  onWatch?: ((watched: WatchedDeployment | undefined) => void) | undefined;
}

/**
 * The dock over the platform. One list of deployments is read for each app while one of them runs: every 10 s, and in a
 * background tab, whose title and icon go on, every 15 s.
 */
export function DeploymentDockContainer({ onWatch }: DeploymentDockContainerProps) {
  const followed = followedOf(useConsole());
  const { pathname } = useLocation();
  const notify = useNotify();
  const entries = useEntries();
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEndings(entries, {
    isTold: notify.isOn,
    onSeen(entry) {
      const { outcome } = describeDeploymentStatus(entry.deployment.status);
      // What went well needs nobody any more, and what did not is told by its own page.
      if (outcome === 'success' || entry.href === pathname) followed.stop(entry.deployment.id);
      else setSeen((before) => [...before, entry.deployment.id]);
    },
  });
  useWatched(
    entries.find((entry) => !hasEnded(entry)) ??
      entries.find(({ deployment }) => !seen.includes(deployment.id)),
    onWatch,
  );
  if (entries.length === 0) return null;
  return (
    <DeploymentDock
      entries={entries}
      notify={notify}
      onStop={({ deployment }) => followed.stop(deployment.id)}
    />
  );
}

function useEntries(): DockEntry[] {
  const console = useConsoleWithQueries();
  const { queryClient } = console;
  const { get, subscribe } = followedOf(console);
  const followed = useSyncExternalStore(subscribe, get, get);
  const teams = useLoadable(teamQueries.list());
  const ids = [...new Set(followed.map(({ deployment }) => deployment.app_id))];
  const apps = useQueries(
    { queries: ids.map((appId) => bindQuery(console, appQueries.byId({ appId }))) },
    queryClient,
  );
  const histories = useQueries(
    {
      queries: ids.map((appId) => {
        const list = deploymentQueries.list({ appId, limit: maxPageSize });
        return bindQuery(console, {
          ...list,
          pollMs: (page) => slowerInBackground(list.pollMs?.(page) ?? false),
          isAwaited: true,
        });
      }),
    },
    queryClient,
  );
  return dockEntries(
    followed,
    (appId) => {
      const index = ids.indexOf(appId);
      const history = histories[index];
      // What has been deleted elsewhere will never end.
      const app = isGone(history?.error) ? undefined : apps[index]?.data;
      return { app, history: history?.data?.data };
    },
    teams.status === 'ready' ? teams.data.data : [],
  );
}

/** Tells the host what the tab's title and icon are to say, and that they say nothing any more. */
function useWatched(
  entry: DockEntry | undefined,
  onWatch: DeploymentDockContainerProps['onWatch'],
) {
  const messages = useMessages(deploymentDockMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const appName = entry?.appName ?? '';
  const described = entry && describeDeploymentStatus(entry.deployment.status, statuses);
  const tell = useEffectEvent((watched: WatchedDeployment | undefined) => onWatch?.(watched));
  const { outcome, label } = described ?? {};
  useEffect(() => {
    if (outcome === undefined || label === undefined) tell(undefined);
    else tell({ outcome, titleOf: (page) => messages.title(label, appName, page) });
  }, [outcome, label, appName, messages]);
  // oxlint-disable-next-line react/exhaustive-deps -- an effect event
  useEffect(() => () => tell(undefined), []);
}
