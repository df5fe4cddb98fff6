import type { App, Deployment } from '@quayside/api-contract';
import { useQueryClient } from '@tanstack/react-query';

import { useQueries } from '../../api/useQueries.ts';
import { canRedeploy } from '../../api/deploymentStatus.ts';
import { findLiveDeployment } from '../../api/liveDeployment.ts';
import type { RedeployPlan } from './RedeployFlow.tsx';

/** Finds out what redeploying an app would start again; `undefined` when there is nothing. */
export function usePlanRedeploy(): (app: App) => Promise<RedeployPlan | undefined> {
  const queryClient = useQueryClient();
  const queries = useQueries();
  return async (app) => {
    const [{ data: teams }, { data: deployments }] = await Promise.all([
      queryClient.fetchQuery(queries.teams.list()),
      queryClient.fetchQuery(queries.deployments.newest({ appId: app.id })),
    ]);
    const deployment = deploymentToRedeploy(deployments);
    const teamSlug = teams.find(({ id }) => id === app.team_id)?.slug;
    return deployment && teamSlug !== undefined ? { app, teamSlug, deployment } : undefined;
  };
}

/** Live deployment, or others that can be started again, newest first. */
function deploymentToRedeploy(deployments: readonly Deployment[]): Deployment | undefined {
  return findLiveDeployment(deployments) ?? deployments.find(({ status }) => canRedeploy(status));
}
