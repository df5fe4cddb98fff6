import type { App, Deployment } from '@quayside/api-contract';

import { deploymentState } from '../../domain/deploymentStatus.ts';

/**
 * Something that happened in a team. `time` is in milliseconds since the epoch: of a deployment, its end, or its creation
 * while it runs.
 */
export type ActivityEvent =
  | { type: 'appCreated'; id: string; time: number; app: App }
  | {
      type: 'deployment';
      id: string;
      time: number;
      app: App;
      deployment: Deployment;
    };

/** Maximum number of events. */
export const mostEvents = 100;

/** Maximum number of apps whose deployments are read. */
export const mostApps = 20;

/** Returns the apps that changed last, at most 20. */
export function recentlyChanged(apps: readonly App[]): App[] {
  return apps.toSorted((one, other) => changedAt(other) - changedAt(one)).slice(0, mostApps);
}

/**
 * Returns what happened to apps and their deployments, newest first, at most 100 events. Deployments of other apps, and
 * events without a time, are left out.
 */
export function activityOf(
  apps: readonly App[],
  deployments: readonly Deployment[],
): ActivityEvent[] {
  const known = new Map(apps.map((app) => [app.id, app]));
  const events = [
    ...apps.map((app): ActivityEvent => {
      const { id, created_at: createdAt } = app;
      return { type: 'appCreated', id, time: timeOf(createdAt), app };
    }),
    ...deployments.flatMap((deployment): ActivityEvent[] => {
      const { id, app_id: appId, status, created_at: createdAt, updated_at: endedAt } = deployment;
      const app = known.get(appId);
      if (app === undefined) return [];
      const created = timeOf(createdAt);
      const ended = deploymentState(status).hasEnded ? timeOf(endedAt) : Number.NaN;
      const time = Number.isFinite(ended) ? ended : created;
      return [{ type: 'deployment', id, time, app, deployment }];
    }),
  ];
  return events
    .filter(({ time }) => Number.isFinite(time))
    .toSorted(
      (one, other) => other.time - one.time || order.indexOf(one.type) - order.indexOf(other.type),
    )
    .slice(0, mostEvents);
}

/** Types of events at the same time, the last one first. */
const order: readonly ActivityEvent['type'][] = ['deployment', 'appCreated'];

/** Time of the last known change of an app or its latest deployment. */
function changedAt({
  created_at: created,
  updated_at: updated,
  latest_deployment: latest,
}: App): number {
  const times = [created, updated, latest?.created_at, latest?.updated_at].map(timeOf);
  return Math.max(0, ...times.filter((time) => Number.isFinite(time)));
}

/** `NaN` without a valid time. */
function timeOf(time: string | null | undefined): number {
  return Date.parse(time ?? '');
}
