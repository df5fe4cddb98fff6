import type { App, Deployment, Page } from '@quayside/api-contract';

import { mayStillChange } from '../domain/deploymentStatus.ts';
import { pollIntervals } from './pollEvery.ts';

/** Returns the poll interval of a deployment; `false` once it has ended. */
export function pollDeployment(deployment: Deployment | undefined): number | false {
  return deployment === undefined || isRunning(deployment) ? pollIntervals.deployment : false;
}

/** Returns the poll interval of a list of deployments, while one is running or the list is empty. */
export function pollDeployments(page: Page<Deployment> | undefined): number | false {
  const isWaiting = page === undefined || page.count === 0 || page.data.some(isRunning);
  return isWaiting ? pollIntervals.deploymentList : false;
}

/** Returns the poll interval of a list of apps, while one is being deployed or the list is empty. */
export function pollApps(page: Page<App> | undefined): number | false {
  const isWaiting =
    page === undefined ||
    page.count === 0 ||
    page.data.some(({ latest_deployment: latest }) => latest != null && isRunning(latest));
  return isWaiting ? pollIntervals.deploymentList : false;
}

/** Returns the interval, or a longer one while the tab is hidden. */
export function slowerInBackground(interval: number | false): number | false {
  if (interval === false || !document.hidden) return interval;
  return Math.max(interval, pollIntervals.background);
}

function isRunning(deployment: Deployment): boolean {
  return mayStillChange(deployment, Date.now());
}
