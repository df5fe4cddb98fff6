import type { Deployment } from '@quayside/api-contract';

import { canRedeploy, deploymentState } from './deploymentStatus.ts';

/**
 * Returns the live deployment: the one that became ready last, which may not be the newest after a redeploy. A failed
 * or running deployment does not replace it.
 */
export function findLiveDeployment(deployments: readonly Deployment[]): Deployment | undefined {
  const [live] = deployments
    .filter(isServing)
    .toSorted((one, other) => changed(other) - changed(one));
  return live;
}

/** Returns the latest deployment if none was ever live and it can be restarted. */
export function findFailedDeployment(deployments: readonly Deployment[]): Deployment | undefined {
  const [latest] = deployments;
  const isStuck = latest && canRedeploy(latest.status) && !deployments.some(isServing);
  return isStuck ? latest : undefined;
}

function isServing({ status }: Deployment): boolean {
  return deploymentState(status).isServing === true;
}

function changed({ updated_at, created_at }: Deployment): number {
  return Date.parse(updated_at ?? created_at);
}
