import type { SortOrder } from '@quayside/api-contract';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { CopyAs } from '../../copy-as/CopyAs.tsx';
import { appQueries } from '../../data/apps.ts';
import { deploymentPageSize, deploymentQueries } from '../../data/deployments.ts';
import { useReportedWrite } from '../../data/useReportedWrite.ts';
import { useRedeploy } from '../../data/useRedeploy.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { bothLoadable, mapLoadable } from '../../loadable.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useNavigation } from '../../provider/useConsole.ts';
import { NewDeploymentContainer } from '../new-deployment/NewDeploymentContainer.tsx';
import { throwIfFailed } from '../shared/throwIfFailed.ts';
import { DeploymentsScreen } from './DeploymentsScreen.tsx';
import { useRecentDeployments } from './useLiveDeployment.ts';

/** Props of {@link DeploymentsContainer}: what the address says. */
export interface DeploymentsContainerProps {
  teamSlug: string;
  appSlug: string;
  /** From 1. @default 1 */
  page?: number | undefined;
  /** @default 'desc' */
  order?: SortOrder | undefined;
}

/** An app's deployments, of the platform. Throws what is not found to the error boundary around. */
export function DeploymentsContainer({
  teamSlug,
  appSlug,
  page = 1,
  order = 'desc',
}: DeploymentsContainerProps): ReactNode {
  const reported = useReportedWrite();
  const { navigate } = useNavigation();
  const { mutateAsync: redeploy } = useRedeploy();
  const [isDeploying, setDeploying] = useState(false);
  const app = useLoadable(appQueries.byPath({ teamSlug, appSlug }));
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const location =
    app.status === 'ready'
      ? {
          directory: app.data.directory ?? null,
          repository: app.data.github_repository ?? null,
        }
      : undefined;
  const part = { skip: (page - 1) * deploymentPageSize, limit: deploymentPageSize };
  const deployments = useLoadable(
    appId === undefined ? null : deploymentQueries.page({ appId, page, order }),
  );
  const { live } = useRecentDeployments(
    appId,
    deployments.status === 'ready' ? deployments.data.data : undefined,
  );
  const liveId = live?.id;
  throwIfFailed(app);
  throwIfFailed(deployments);

  const show = (search: { page?: number; order?: SortOrder }) =>
    navigate(
      buildPath(
        'deployments',
        { teamSlug, appSlug },
        {
          page: search.page === 1 ? undefined : search.page,
          order: search.order === 'desc' ? undefined : search.order,
        },
      ),
    );
  const pathOf = (deploymentId: string) =>
    buildPath('deployment', { teamSlug, appSlug, deploymentId });

  return (
    <DeploymentsScreen
      deployments={mapLoadable(bothLoadable(app, deployments), ([, list]) => list)}
      liveId={liveId}
      page={page}
      pageSize={deploymentPageSize}
      onPageChange={(nextPage) => show({ page: nextPage, order })}
      order={order}
      onOrderChange={(nextOrder) => show({ order: nextOrder })}
      deploymentHref={({ id }) => pathOf(id)}
      onRedeploy={reported(`redeploy ${appId ?? ''}`, async ({ id }) => {
        await redeploy(id);
        navigate(pathOf(id));
      })}
      copyAs={
        <CopyAs
          place={
            appId === undefined ? undefined : { page: 'deployments', appId, order, liveId, ...part }
          }
        />
      }
      onNewDeployment={() => setDeploying(true)}
      newDeployment={
        isDeploying &&
        appId !== undefined && (
          <NewDeploymentContainer
            appId={appId}
            location={location}
            onStarted={({ id }) => navigate(pathOf(id))}
            onClose={() => setDeploying(false)}
          />
        )
      }
    />
  );
}

export default DeploymentsContainer;
