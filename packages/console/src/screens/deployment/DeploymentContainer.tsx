import { useEffect } from 'react';

import { appQueries } from '../../data/apps.ts';
import { deploymentQueries, useRedeploy, useRefreshDeployment } from '../../data/deployments.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { describeDeploymentStatus } from '../../deploymentStatus.ts';
import { bothLoadable, mapLoadable } from '../../loadable.ts';
import { throwIfMissing } from '../shared/throwIfMissing.ts';
import { DeploymentScreen } from './DeploymentScreen.tsx';
import { useBuildLog } from './useBuildLog.ts';

/** Props of {@link DeploymentContainer}: what the address says. */
export interface DeploymentContainerProps {
  teamSlug: string;
  appSlug: string;
  deploymentId: string;
}

/** One deployment and its build log, of the platform. Throws what is not found to the error boundary around. */
export function DeploymentContainer({ teamSlug, appSlug, deploymentId }: DeploymentContainerProps) {
  const { mutateAsync: redeploy } = useRedeploy();
  const app = useLoadable(appQueries.byPath({ teamSlug, appSlug }));
  const deployment = useLoadable(
    app.status === 'ready' ? deploymentQueries.detail({ appId: app.data.id, deploymentId }) : null,
  );
  const description =
    deployment.status === 'ready' ? describeDeploymentStatus(deployment.data.status) : undefined;
  const log = useBuildLog({
    deploymentId,
    hasEnded: description?.hasEnded,
    isNeverBuilt: description?.hasEnded === true && !description.hasArchive,
  });

  const refresh = useRefreshDeployment();
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const isBehindItsLog = log.connection.status === 'ended' && description?.hasEnded === false;
  useEffect(() => {
    // The log tells the end of the build before the next poll would.
    if (isBehindItsLog && appId !== undefined) refresh({ appId, deploymentId });
  }, [isBehindItsLog, appId, deploymentId, refresh]);

  throwIfMissing(app);
  throwIfMissing(deployment);

  return (
    <DeploymentScreen
      deployment={mapLoadable(bothLoadable(app, deployment), ([, data]) => data)}
      log={log}
      onRetryLog={log.restart}
      onRedeploy={async ({ id }) => {
        await redeploy(id);
      }}
    />
  );
}
