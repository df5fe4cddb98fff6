import type { App, Deployment } from '@quayside/api-contract';

import { deploymentState } from './deploymentStatus.ts';

/** An app and its latest deployment. */
export interface LatestDeployment {
  app: App;
  deployment: Deployment;
}

/** Returns the latest deployment of each app: running ones first, then the newest. */
export function latestDeployments(apps: readonly App[]): LatestDeployment[] {
  return apps
    .flatMap((app) => {
      const deployment = app.latest_deployment;
      return deployment == null ? [] : [{ app, deployment }];
    })
    .toSorted(
      (a, b) =>
        Number(isRunning(b)) - Number(isRunning(a)) ||
        b.deployment.created_at.localeCompare(a.deployment.created_at),
    );
}

/** Sorts apps by their latest activity. */
export function byActivity(apps: readonly App[]): App[] {
  const moment = (app: App) => app.latest_deployment?.created_at ?? app.created_at ?? '';
  return apps.toSorted((a, b) => moment(b).localeCompare(moment(a)));
}

const isRunning = ({ deployment }: Pick<LatestDeployment, 'deployment'>): boolean =>
  !deploymentState(deployment.status).hasEnded;
