import type { Deployment } from '@quayside/api-contract';

import { canRedeploy, describeDeploymentStatus } from './deploymentStatus.ts';

/**
 * The deployment that serves: the one that became ready last, which after a redeploy need not be the
 * newest. One that failed or still runs leaves the one before it serving.
 */
export function findLiveDeployment(deployments: readonly Deployment[]): Deployment | undefined {
  const [live] = deployments
    .filter(isServing)
    .toSorted((one, other) => changed(other) - changed(one));
  return live;
}

/** The latest deployment, where none ever served and it can be started again: there is no other way on for the app. */
export function findFailedDeployment(deployments: readonly Deployment[]): Deployment | undefined {
  const [latest] = deployments;
  const isStuck = latest && canRedeploy(latest.status) && !deployments.some(isServing);
  return isStuck ? latest : undefined;
}

function isServing({ status }: Deployment): boolean {
  return describeDeploymentStatus(status).isServing === true;
}

function changed({ updated_at, created_at }: Deployment): number {
  return Date.parse(updated_at ?? created_at);
}
