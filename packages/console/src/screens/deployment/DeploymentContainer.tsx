import type { Deployment } from '@quayside/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { appQueries } from '../../api/apps.ts';
import { deploymentMutations, deploymentQueries, watchFollowed } from '../../api/deployments.ts';
import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { buildLogQueries } from '../../features/build-logs/buildLogQueries.ts';
import { NewDeploymentContainer } from '../../features/new-deployment/NewDeploymentContainer.tsx';
import { useCopyAs } from '../../features/copy-as/CopyAsMenu.tsx';
import type { AppLogsInput } from '../../api/apps.ts';
import { canRedeploy, deploymentState } from '../../domain/deploymentStatus.ts';
import { bothLoadable, mapLoadable } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useApi, useConsole, useNavigation } from '../../runtime/useConsole.ts';
import { useStore } from '../../runtime/useStore.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { DeploymentScreen } from './DeploymentScreen.tsx';
import { changedBetween } from '../../domain/changedVariables.ts';
import { logsOfDeployment } from '../../domain/logsOfDeployment.ts';
import { useDeployment } from './useDeployment.ts';
import { useLineRange } from './useLineRange.ts';
import { usePageSlots } from '../../runtime/slots.ts';
import { useDeploymentTitle } from './useDeploymentTitle.ts';
import { useUsualTimes } from './useUsualTimes.ts';

/** Props of {@link DeploymentContainer}: the parameters of the URL. */
export interface DeploymentContainerProps {
  teamSlug: string;
  appSlug: string;
  deploymentId: string;
}

/** Number of builds to choose from for a comparison. */
const mostBuilds = 20;

/** Deployment with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function DeploymentContainer({
  teamSlug,
  appSlug,
  deploymentId,
}: DeploymentContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const api = useApi();
  const navigation = useNavigation();
  const queryClient = useQueryClient();
  const { mutateAsync: redeploy } = useMutation(deploymentMutations(api).redeploy());
  const { app, deployment, log } = useDeployment({ teamSlug, appSlug, deploymentId });
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const startedAt = useFollow(deployment);
  useDeploymentTitle(deployment);
  const namedLines = useLineRange();
  const history = useQuery(deploymentQueries(api).newest({ appId }));
  const others = history.data?.data;
  const ended =
    others?.filter(({ id, status }) => id !== deploymentId && deploymentState(status).hasEnded) ??
    [];
  const otherGood = ended.filter(({ status }) => status === 'success');
  const [good] = otherGood;
  const hasLog =
    deployment.status === 'ready' &&
    deploymentState(deployment.data.status).hasEnded &&
    deploymentState(deployment.data.status).hasArchive;
  const usualTimes = useUsualTimes(hasLog ? otherGood : []);
  const readLines = async (build: Deployment) => {
    const lines = await queryClient.fetchQuery(buildLogQueries(api).lines(build));
    return lines.map(({ text }) => text);
  };
  const startLog =
    appId !== undefined && deployment.status === 'ready'
      ? startLogInput(appId, deployment.data)
      : undefined;
  const { data: startLogPage } = useQuery({
    ...appQueries(api).logs(startLog ?? { appId: '' }),
    enabled: startLog !== undefined,
  });
  const startEntries = startLogPage?.data;
  const startLines = useMemo(() => startEntries?.map(({ message }) => message), [startEntries]);
  const before =
    deployment.status === 'ready' && deploymentState(deployment.data.status).hasEnded
      ? failureBefore(deployment.data, ended)
      : undefined;
  const { data: linesBefore } = useQuery({
    ...buildLogQueries(api).lines(before ?? { id: '' }),
    enabled: before !== undefined,
    // A failed read is repeated; a log that was read never is.
    refetchOnWindowFocus: true,
  });
  const failedBefore = before &&
    linesBefore && { deployment: before, lines: linesBefore.map(({ text }) => text) };
  const [isDeploying, setDeploying] = useState(false);
  const copyAs = useCopyAs(
    appId === undefined || deployment.status !== 'ready'
      ? undefined
      : {
          page: 'deployment',
          appId,
          deploymentId,
          canRedeploy: canRedeploy(deployment.data.status),
        },
  );
  throwIfFailed(app);
  throwIfFailed(deployment);
  const logs =
    deployment.status === 'ready'
      ? logsOfDeployment(deployment.data, api.now())
      : { deployment: deploymentId };

  return (
    <DeploymentScreen
      slots={usePageSlots('deployment', { teamSlug, appSlug, deploymentId })}
      // The lines of one log must not explain another deployment.
      key={deploymentId}
      deployment={mapLoadable(bothLoadable(app, deployment), ([, data]) => data)}
      log={log.status === 'ready' ? { ...log.data, ...namedLines } : undefined}
      startLines={startLines}
      startedAt={startedAt}
      history={others}
      otherBuilds={{ builds: buildsToCompare(ended, good), onRead: readLines }}
      failedBefore={failedBefore}
      appUrl={app.status === 'ready' ? (app.data.url ?? undefined) : undefined}
      usualTimes={usualTimes}
      links={{
        environmentVariables: linkTo('environmentVariables', { teamSlug, appSlug }),
        logs: linkTo('logs', { teamSlug, appSlug }, logs),
        errors: linkTo('logs', { teamSlug, appSlug }, { ...logs, q: 'level:error' }),
      }}
      report={
        app.status === 'ready'
          ? {
              appName: app.data.name,
              href: new URL(
                navigation.href(buildPath('deployment', { teamSlug, appSlug, deploymentId })),
                document.baseURI,
              ).href,
              async onReadChangedNames() {
                const variables = environmentVariableQueries(api).list({ appId });
                const { data } = await queryClient.fetchQuery(variables);
                return deployment.status === 'ready'
                  ? changedBetween(data, good, deployment.data)
                  : [];
              },
            }
          : undefined
      }
      copyAs={deployment.status === 'ready' ? copyAs : undefined}
      onRedeploy={async ({ id }) => {
        await redeploy(id);
      }}
      onNewDeployment={() => setDeploying(true)}
      newDeployment={
        isDeploying &&
        app.status === 'ready' && (
          <NewDeploymentContainer
            appId={app.data.id}
            readsLastFolder
            location={{
              directory: app.data.directory ?? null,
              repository: app.data.github_repository ?? null,
            }}
            onStarted={({ id }) => {
              setDeploying(false);
              navigation.navigate(buildPath('deployment', { teamSlug, appSlug, deploymentId: id }));
            }}
            onClose={() => setDeploying(false)}
          />
        )
      }
    />
  );
}

/**
 * Follows the deployment across pages until it has ended.
 * @returns start in milliseconds since the epoch, if it was started in this session
 */
function useFollow(deployment: Loadable<Deployment>): number | undefined {
  const { api, queryClient } = useConsole();
  const { followed } = api;
  const all = useStore(followed);
  const seen = deployment.status === 'ready' ? deployment.data : undefined;
  useEffect(() => {
    if (seen === undefined) return;
    followed.see(seen, deploymentState(seen.status));
    watchFollowed(api, queryClient);
  }, [api, followed, queryClient, seen]);
  return all.find((known) => known.deployment.id === seen?.id)?.startedAt;
}

/** Returns the builds to compare with, the last good one among them. */
function buildsToCompare(ended: readonly Deployment[], good: Deployment | undefined) {
  // Uploads that were never built have no log.
  const built = ended.filter(({ status }) => {
    const { step } = deploymentState(status);
    return step !== 'upload' && step !== 'queue';
  });
  const newest = built.slice(0, mostBuilds);
  return good === undefined || newest.includes(good) ? newest : [...newest, good];
}

/** Returns the deployment that was created just before another, if it failed in its build or later. */
function failureBefore(
  { created_at }: Deployment,
  ended: readonly Deployment[],
): Deployment | undefined {
  const [before] = ended
    .filter((other) => Date.parse(other.created_at) < Date.parse(created_at))
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
  if (before === undefined) return undefined;
  const { outcome, hasArchive } = deploymentState(before.status);
  return outcome === 'failure' && hasArchive ? before : undefined;
}

/** Time after its end in which a deployment may still write log lines, in milliseconds. */
const afterwardsMs = 60_000;

/** Returns the log of the app's failed start, if the deployment failed while starting. */
function startLogInput(
  appId: string,
  { id, status, created_at, updated_at }: Deployment,
): AppLogsInput | undefined {
  const { outcome, step } = deploymentState(status);
  if (outcome !== 'failure' || (step !== 'deploy' && step !== 'verify')) return undefined;
  const end = new Date(Date.parse(updated_at ?? created_at) + afterwardsMs).toISOString();
  return { appId, deploymentId: id, start: created_at, end };
}

export default DeploymentContainer;
