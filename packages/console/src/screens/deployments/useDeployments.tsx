import { maxPageSize } from '@quayside/api-contract';
import type { SortOrder } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { appQueries } from '../../api/apps.ts';
import {
  deploymentMutations,
  deploymentPageSize,
  deploymentQueries,
} from '../../api/deployments.ts';
import { bothLoadable, mapLoadable } from '../../domain/loadable.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { CopyAs } from '../../features/copy-as/CopyAs.tsx';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import type { DeploymentOutcome } from '../../runtime/followed.ts';
import { useApi, useNavigation } from '../../runtime/useConsole.ts';
import { logsOfDeployment, mayHaveLogs } from '../../domain/logsOfDeployment.ts';
import { NewDeploymentContainer } from '../../features/new-deployment/NewDeploymentContainer.tsx';
import type { DeploymentListData } from './DeploymentList.tsx';
import { filterDeployments } from './filterDeployments.ts';
import { useRecentDeployments } from '../../features/deployments-table/useLiveDeployment.ts';

interface DeploymentsInput {
  teamSlug: string;
  appSlug: string;
  /** From 1. */
  page: number;
  order: SortOrder;
  /** @default all */
  outcome?: DeploymentOutcome | undefined;
}

/** Returns the data and actions of the list of deployments, without its navigation. */
export function useDeployments({
  teamSlug,
  appSlug,
  page,
  order,
  outcome,
}: DeploymentsInput): Omit<
  DeploymentListData,
  'onPageChange' | 'onOrderChange' | 'onOutcomeChange'
> {
  const { navigate } = useNavigation();
  const isHere = useIsMounted();
  const linkTo = useLinkTo();
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
  const queries = deploymentQueries(api);
  const deployments = toLoadable(
    useQuery(
      outcome === undefined
        ? queries.page({ appId, page, order })
        : // The query of the newest, from which the live deployment is derived.
          queries.list({ appId, limit: maxPageSize }),
    ),
  );
  const part =
    outcome === undefined
      ? { skip: (page - 1) * deploymentPageSize, limit: deploymentPageSize, order }
      : { skip: 0, limit: maxPageSize, order: 'desc' as const };
  const { live } = useRecentDeployments(
    appId,
    deployments.status === 'ready' ? deployments.data.data : undefined,
  );
  const liveId = live?.id;
  const pathOf = (deploymentId: string) =>
    buildPath('deployment', { teamSlug, appSlug, deploymentId });

  return {
    deployments: mapLoadable(bothLoadable(app, deployments), ([, list]) =>
      outcome === undefined
        ? // A filtered list is the placeholder of the next one.
          { ...list, data: list.data.slice(0, deploymentPageSize) }
        : filterDeployments(list, { outcome, order, page }),
    ),
    unsearchedCount:
      outcome !== undefined && deployments.status === 'ready'
        ? deployments.data.count - deployments.data.data.length
        : 0,
    liveId,
    page,
    pageSize: deploymentPageSize,
    order,
    outcome,
    deploymentHref: ({ id }) => linkTo('deployment', { teamSlug, appSlug, deploymentId: id }),
    logLinks(deployment) {
      if (!mayHaveLogs(deployment)) return undefined;
      const query = logsOfDeployment(deployment, api.now());
      return {
        logs: linkTo('logs', { teamSlug, appSlug }, query),
        errors: linkTo('logs', { teamSlug, appSlug }, { ...query, q: 'level:error' }),
      };
    },
    onRedeploy: async ({ id }) => {
      await redeploy(id);
      if (isHere()) navigate(pathOf(id));
    },
    copyAs: (
      <CopyAs
        place={appId === undefined ? undefined : { page: 'deployments', appId, liveId, ...part }}
      />
    ),
    onNewDeployment: () => setDeploying(true),
    newDeployment: isDeploying && appId !== undefined && (
      <NewDeploymentContainer
        appId={appId}
        location={location}
        onStarted={({ id }) => navigate(pathOf(id))}
        onClose={() => setDeploying(false)}
      />
    ),
  };
}
