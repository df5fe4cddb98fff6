import type { App, Deployment } from '@quayside/api-contract';

import { bindQuery } from '../data/ApiQuery.ts';
import { deploymentQueries } from '../data/deployments.ts';
import { teamQueries } from '../data/teams.ts';
import { canRedeploy } from '../deploymentStatus.ts';
import { useConsoleWithQueries } from '../data/useConsoleWithQueries.ts';
import { findLiveDeployment } from '../screens/deployments/liveDeployment.ts';
import type { RedeployPlan } from './RedeployFlow.tsx';

/** Finds out what redeploying an app would start again; `undefined` when there is nothing. */
export function usePlanRedeploy(): (app: App) => Promise<RedeployPlan | undefined> {
  const console = useConsoleWithQueries();
  const { queryClient } = console;
  return async (app) => {
    const query = deploymentQueries.newest({ appId: app.id });
    const [{ data: teams }, { data: deployments }] = await Promise.all([
      queryClient.fetchQuery(bindQuery(console, teamQueries.list())),
      queryClient.fetchQuery(bindQuery(console, query)),
    ]);
    const deployment = deploymentToRedeploy(deployments);
    const teamSlug = teams.find(({ id }) => id === app.team_id)?.slug;
    return deployment && teamSlug !== undefined ? { app, teamSlug, deployment } : undefined;
  };
}

/** What serves, or what else can be started again, the newest first. */
function deploymentToRedeploy(deployments: readonly Deployment[]): Deployment | undefined {
  return findLiveDeployment(deployments) ?? deployments.find(({ status }) => canRedeploy(status));
}
