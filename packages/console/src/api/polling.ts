import type { App, Deployment, Page } from '@quayside/api-contract';

import { mayStillChange } from '../domain/deploymentStatus.ts';
import type { Api } from '../runtime/Api.ts';
import { pollIntervals } from './pollEvery.ts';

type Clock = Pick<Api, 'now'>;

/** Returns the poll interval of a deployment; `false` once it has ended. */
export function pollDeployment({ now }: Clock) {
  return (deployment: Deployment | undefined): number | false =>
    deployment === undefined || mayStillChange(deployment, now())
      ? pollIntervals.deployment
      : false;
}

/** Returns the poll interval of a list of deployments, while one is running or the list is empty. */
export function pollDeployments({ now }: Clock) {
  return (page: Page<Deployment> | undefined): number | false =>
    page === undefined ||
    page.count === 0 ||
    page.data.some((deployment) => mayStillChange(deployment, now()))
      ? pollIntervals.deploymentList
      : false;
}

/** Returns the poll interval of a list of apps, while one is being deployed or the list is empty. */
export function pollApps({ now }: Clock) {
  return (page: Page<App> | undefined): number | false =>
    page === undefined ||
    page.count === 0 ||
    page.data.some(
      ({ latest_deployment: latest }) => latest != null && mayStillChange(latest, now()),
    )
      ? pollIntervals.deploymentList
      : false;
}

/** Returns the interval, or a longer one while the tab is hidden. */
export function slowerInBackground(interval: number | false): number | false {
  if (interval === false || !document.hidden) return interval;
  return Math.max(interval, pollIntervals.background);
}
