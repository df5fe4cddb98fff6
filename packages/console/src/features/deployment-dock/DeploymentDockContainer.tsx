import { deploymentStatusMessages } from '../../runtime/messages/en/deploymentStatus.ts';
import { maxPageSize } from '@quayside/api-contract';
import type { Deployment, Page } from '@quayside/api-contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { pollDeployments, slowerInBackground } from '../../api/polling.ts';
import { pollEvery } from '../../api/pollEvery.ts';
import { errorKind } from '../../runtime/errorKind.ts';
import { appQueries } from '../../api/apps.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { teamQueries } from '../../api/teams.ts';
import { deploymentState } from '../../domain/deploymentStatus.ts';
import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import { deploymentDockMessages } from '../../runtime/messages/en/shell.ts';

import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useApi, useLocation } from '../../runtime/useConsole.ts';
import { useStore } from '../../runtime/useStore.ts';
import { DeploymentDock } from './DeploymentDock.tsx';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { dockEntries, hasEnded } from './dockEntries.ts';
import type { DockEntry } from './dockEntries.ts';
import { useEndings } from './useEndings.ts';
import { useNotify } from './useNotify.ts';
import type { WatchedDeployment } from './WatchedDeployment.ts';

interface DeploymentDockContainerProps {
  /** Called with the deployment shown in the tab, and without one when there is none. */
  onWatch?: ((watched: WatchedDeployment | undefined) => void) | undefined;
}

/**
 * The dock with data. The deployments of each app with a running one are polled every 10 s, and every 15 s in a
 * background tab, which keeps its title and icon up to date.
 */
export function DeploymentDockContainer({ onWatch }: DeploymentDockContainerProps) {
  const { followed } = useApi();
  const { pathname } = useLocation();
  const notify = useNotify();
  const entries = useEntries();
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEndings(entries, {
    isNotified: notify.isOn,
    onSeen(entry) {
      const { outcome } = deploymentState(entry.deployment.status);
      // A success needs no action, and a failure is shown on its own page.
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
  const linkTo = useLinkTo();
  const api = useApi();
  const followed = useStore(api.followed);
  const { data: teams } = useQuery(teamQueries(api).list());
  const ids = [...new Set(followed.map(({ deployment }) => deployment.app_id))];
  const apps = useQueries({ queries: ids.map((appId) => appQueries(api).byId({ appId })) });
  const histories = useQueries({
    queries: ids.map((appId) => ({
      ...deploymentQueries(api).list({ appId, limit: maxPageSize }),
      refetchInterval: pollEvery<Page<Deployment>>((page) =>
        slowerInBackground(pollDeployments(api)(page)),
      ),
      refetchIntervalInBackground: true,
    })),
  });
  return dockEntries(
    followed,
    (appId) => {
      const index = ids.indexOf(appId);
      const history = histories[index];
      // What has been deleted elsewhere will never end.
      const app = errorKind(history?.error) === 'missing' ? undefined : apps[index]?.data;
      return { app, history: history?.data?.data };
    },
    teams?.data ?? [],
    linkTo,
  );
}

/** Reports the state for the tab's title and icon to the host, and its end. */
function useWatched(
  entry: DockEntry | undefined,
  onWatch: DeploymentDockContainerProps['onWatch'],
) {
  const messages = useMessages(deploymentDockMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const appName = entry?.appName ?? '';
  const described = entry && describeDeploymentStatus(entry.deployment.status, statuses);
  const notifyWatch = useEffectEvent((watched: WatchedDeployment | undefined) =>
    onWatch?.(watched),
  );
  const { outcome, label } = described ?? {};
  useEffect(() => {
    if (outcome === undefined || label === undefined) notifyWatch(undefined);
    else notifyWatch({ outcome, titleOf: (page) => messages.title(label, appName, page) });
  }, [outcome, label, appName, messages]);
  // oxlint-disable-next-line react/exhaustive-deps -- an effect event
  useEffect(() => () => notifyWatch(undefined), []);
}
