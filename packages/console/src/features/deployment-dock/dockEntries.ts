import type { App, Deployment, Team } from '@quayside/api-contract';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import { durationOf, usualDuration } from '../failure-explanations/usualDuration.ts';
import type { LinkTo } from '../../runtime/navigation/hostPages.ts';
import { latestOf } from '../../runtime/followed.ts';
import type { FollowedDeployment } from '../../runtime/followed.ts';

/** A deployment in the dock. */
export interface DockEntry {
  deployment: Deployment;
  appName: string;
  /** Its page, if the host has it. */
  href: string | undefined;
  /** When it was started here, in milliseconds since the epoch. */
  startedAt?: number | undefined;
  /** Typical duration of this app's deployments, in milliseconds, if known. */
  usualMs?: number | undefined;
}

/** Known app of a followed deployment. */
export interface KnownApp {
  app: App | undefined;
  /** Its deployments. */
  history: readonly Deployment[] | undefined;
}

/** Content of the dock: followed deployments whose app and team are known. */
export function dockEntries(
  followed: readonly FollowedDeployment[],
  appOf: (appId: string) => KnownApp,
  teams: readonly Team[],
  linkTo: LinkTo,
): DockEntry[] {
  return followed.flatMap(({ deployment: seen, startedAt }) => {
    const { app, history = [] } = appOf(seen.app_id);
    const team = teams.find(({ id }) => id === app?.team_id);
    if (app === undefined || team === undefined) return [];
    const listed = history.find(({ id }) => id === seen.id);
    return {
      deployment: listed === undefined ? seen : latestOf(seen, listed),
      appName: app.name,
      href: linkTo('deployment', {
        teamSlug: team.slug,
        appSlug: app.slug,
        deploymentId: seen.id,
      }),
      startedAt,
      usualMs: usualDuration(history, seen.id)?.usual,
    };
  });
}

/** Whether there is nothing more to wait for. */
export function hasEnded({ deployment }: DockEntry): boolean {
  return deploymentState(deployment.status).hasEnded;
}

/** Progress of a deployment, in milliseconds. */
export interface DockProgress {
  /** `undefined` when it is unknown or no longer relevant. */
  elapsedMs: number | undefined;
  /** Until it will have taken as long as usual; below 0 when it has taken longer. */
  leftMs: number | undefined;
}

/** Returns the progress of a deployment at a moment, in milliseconds since the epoch. */
export function dockProgress(entry: DockEntry, now: number): DockProgress {
  if (hasEnded(entry)) return { elapsedMs: undefined, leftMs: undefined };
  const { deployment, startedAt, usualMs } = entry;
  const elapsedMs =
    startedAt === undefined ? durationOf(deployment, now) : Math.max(0, now - startedAt);
  const leftMs = elapsedMs === undefined || usualMs === undefined ? undefined : usualMs - elapsedMs;
  return { elapsedMs, leftMs };
}
