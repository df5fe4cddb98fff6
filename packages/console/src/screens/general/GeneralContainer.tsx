import { appQueries } from '../../data/apps.ts';
import { deploymentQueries } from '../../data/deployments.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { mapLoadable } from '../../loadable.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useLiveDeployment } from '../deployments/useLiveDeployment.ts';
import { throwIfMissing } from '../shared/throwIfMissing.ts';
import { GeneralScreen } from './GeneralScreen.tsx';

/** Props of {@link GeneralContainer}: what the address says. */
export interface GeneralContainerProps {
  teamSlug: string;
  appSlug: string;
}

/** One app, of the platform. Throws what is not found to the error boundary around. */
export function GeneralContainer({ teamSlug, appSlug }: GeneralContainerProps) {
  const app = useLoadable(appQueries.byPath({ teamSlug, appSlug }));
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const deployments = useLoadable(appId === undefined ? null : deploymentQueries.list({ appId }));
  const liveId = useLiveDeployment(appId)?.id;
  throwIfMissing(app);
  throwIfMissing(deployments);

  return (
    <GeneralScreen
      app={app}
      deployments={mapLoadable(deployments, ({ data }) => data)}
      liveId={liveId}
      deploymentHref={({ id }) => buildPath('deployment', { teamSlug, appSlug, deploymentId: id })}
      deploymentsHref={buildPath('deployments', { teamSlug, appSlug })}
    />
  );
}
