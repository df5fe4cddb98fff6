import { appQueries } from '../../data/apps.ts';
import { deploymentQueries, useRedeploy, useRefreshDeployment } from '../../data/deployments.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { describeDeploymentStatus } from '../../deploymentStatus.ts';
import { bothLoadable, mapLoadable } from '../../loadable.ts';
import { throwIfMissing } from '../shared/throwIfMissing.ts';
import { DeploymentScreen } from './DeploymentScreen.tsx';
import { useBuildLogReader } from './useBuildLogReader.ts';
import { useLineRange } from './useLineRange.ts';

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
  const read = useBuildLogReader(deploymentId, description?.hasEnded);
  const [range, setRange] = useLineRange();
  const refresh = useRefreshDeployment();

  function handleLogEnd() {
    // The log tells the end of the build before the next poll would.
    if (app.status === 'ready') refresh({ appId: app.data.id, deploymentId });
  }

  throwIfMissing(app);
  throwIfMissing(deployment);

  return (
    <DeploymentScreen
      deployment={mapLoadable(bothLoadable(app, deployment), ([, data]) => data)}
      log={
        description && {
          read: description.hasEnded && !description.hasArchive ? null : read,
          onEnd: handleLogEnd,
          range,
          onRangeChange: setRange,
        }
      }
      onRedeploy={async ({ id }) => {
        await redeploy(id);
      }}
    />
  );
}
