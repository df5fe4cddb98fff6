import type { App, Deployment } from '@quayside/api-contract';
import { useQueryClient } from '@tanstack/react-query';

import { deploymentQueries } from '../../api/deployments.ts';
import { teamQueries } from '../../api/teams.ts';
import { useApi } from '../../runtime/useConsole.ts';
import { canRedeploy } from '../../domain/deploymentStatus.ts';
import { findLiveDeployment } from '../../domain/liveDeployment.ts';
import type { RedeployPlan } from './RedeployFlow.tsx';

/** Finds out what redeploying an app would start again; `undefined` when there is nothing. */
export function usePlanRedeploy(): (app: App) => Promise<RedeployPlan | undefined> {
  const queryClient = useQueryClient();
  const api = useApi();
  return async (app) => {
    const [{ data: teams }, { data: deployments }] = await Promise.all([
      queryClient.fetchQuery(teamQueries(api).list()),
      queryClient.fetchQuery(deploymentQueries(api).newest({ appId: app.id })),
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
