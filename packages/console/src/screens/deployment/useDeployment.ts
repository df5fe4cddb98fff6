import type { App, Deployment } from '@quayside/api-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { appQueries } from '../../api/apps.ts';
import { deploymentState } from '../../domain/deploymentStatus.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { pollEvery, pollIntervals } from '../../api/pollEvery.ts';
import { bothLoadable, mapLoadable } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { useLogView } from '../../ui/useLogView.ts';
import type { BuildLogData } from './BuildLogSection.tsx';
import { useBuildLogReader } from './useBuildLogReader.ts';

interface DeploymentInput {
  teamSlug: string;
  appSlug: string;
  deploymentId: string;
}

interface DeploymentData {
  app: Loadable<App>;
  deployment: Loadable<Deployment>;
  log: Loadable<BuildLogData>;
}

/** Returns a deployment and its build log. */
export function useDeployment({
  teamSlug,
  appSlug,
  deploymentId,
}: DeploymentInput): DeploymentData {
  const api = useApi();
  const queryClient = useQueryClient();
  const appQuery = appQueries(api).byPath({ teamSlug, appSlug });
  const app = toLoadable(useQuery(appQuery));
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const detail = deploymentQueries(api).detail({ appId, deploymentId });
  const deployment = toLoadable(useQuery(detail));
  const description = mapLoadable(bothLoadable(app, deployment), ([, { status }]) =>
    deploymentState(status),
  );
  const hasEnded = description.status === 'ready' ? description.data.hasEnded : undefined;
  // The platform gives an app its address with its first successful deployment.
  const hasNewAddress =
    description.status === 'ready' &&
    description.data.isServing === true &&
    app.status === 'ready' &&
    !app.data.url;
  useQuery({
    ...appQuery,
    enabled: hasNewAddress,
    refetchInterval: pollEvery<App>(() => pollIntervals.deployment),
  });
  const read = useBuildLogReader(deploymentId, hasEnded);
  const view = useLogView();
  return {
    app,
    deployment,
    log: mapLoadable(description, ({ hasArchive, outcome, step }) => ({
      read: hasEnded === true && !hasArchive ? null : read,
      // The log reports the end of the build before the next poll.
      onEnd: () => void queryClient.invalidateQueries({ queryKey: detail.queryKey }),
      view,
      failedStep: outcome === 'failure' ? (step ?? undefined) : undefined,
    })),
  };
}
