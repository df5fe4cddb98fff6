import type { SortOrder } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { appQueries } from '../../api/apps.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { prefetchApp } from '../../api/prefetchApp.ts';
import { CopyAs } from '../../features/copy-as/CopyAs.tsx';
import {
  deploymentMutations,
  deploymentPageSize,
  deploymentQueries,
} from '../../api/deployments.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../api/useErrorToast.ts';
import { bothLoadable, mapLoadable } from '../../api/loadable.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useApi, useNavigation } from '../../runtime/useConsole.ts';
import { NewDeploymentContainer } from '../new-deployment/NewDeploymentContainer.tsx';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { DeploymentsScreen } from './DeploymentsScreen.tsx';
import { useRecentDeployments } from './useLiveDeployment.ts';

/** Props of {@link DeploymentsContainer}: the parameters of the URL. */
export interface DeploymentsContainerProps {
  teamSlug: string;
  appSlug: string;
  /** From 1. @default 1 */
  page?: number | undefined;
  /** @default 'desc' */
  order?: SortOrder | undefined;
}

/** Deployments with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function DeploymentsContainer({
  teamSlug,
  appSlug,
  page = 1,
  order = 'desc',
}: DeploymentsContainerProps): ReactNode {
  const { navigate } = useNavigation();
  const api = useApi();
  const { mutateAsync: redeploy } = useMutation({
    ...deploymentMutations(api).redeploy(),
    ...useErrorToast((id: string) => `redeploy ${id}`),
  });
  const [isDeploying, setDeploying] = useState(false);
  const app = toLoadable(useQuery(appQueries(api).byPath({ teamSlug, appSlug })));
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const location =
    app.status === 'ready'
      ? {
          directory: app.data.directory ?? null,
          repository: app.data.github_repository ?? null,
        }
      : undefined;
  const part = { skip: (page - 1) * deploymentPageSize, limit: deploymentPageSize };
  const deployments = toLoadable(useQuery(deploymentQueries(api).page({ appId, page, order })));
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
      onRedeploy={async ({ id }) => {
        await redeploy(id);
        navigate(pathOf(id));
      }}
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

/** Prefetches the first data of the page. */
export async function prefetch(
  input: PrefetchInput<{ teamSlug: string; appSlug: string }, { page?: number; order?: SortOrder }>,
): Promise<void> {
  const { api, queryClient, search } = input;
  const { page = 1, order = 'desc' } = search;
  await prefetchApp(input, ({ id: appId }) => [
    prefetchQuery(queryClient, deploymentQueries(api).page({ appId, page, order })),
    prefetchQuery(queryClient, deploymentQueries(api).newest({ appId })),
  ]);
}

export default DeploymentsContainer;
