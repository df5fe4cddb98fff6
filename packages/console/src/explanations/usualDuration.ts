import type { Deployment } from '@quayside/api-contract';

import { describeDeploymentStatus } from '../deploymentStatus.ts';
import { estimateDuration } from '../screens/deployments/duration.ts';

/** A deployment beside those that went before it. Durations are in milliseconds. */
export interface SlowDeployment {
  /** How long it took, or has taken so far. */
  took: number;
  /** The median of the others. */
  usual: number;
  /** How many others there are. */
  count: number;
}

/** With fewer, nothing can be called usual. */
const fewest = 3;

/** Slower by half, and by at least ten seconds. */
const factor = 1.5;
const leastMs = 10_000;

/**
 * Whether a deployment is slower than an app's others usually are: those in `history` that became ready and are not
 * itself. `undefined` where it is not, or where that cannot be told.
 */
export function slowerThanUsual(
  deployment: Deployment,
  history: readonly Deployment[],
  now: number,
): SlowDeployment | undefined {
  const durations = history
    .filter(({ id, status }) => id !== deployment.id && status === 'success')
    .flatMap((other) => estimateDuration(other) ?? [])
    .toSorted((one, other) => one - other);
  const usual = durations[Math.floor((durations.length - 1) / 2)];
  const took = durationOf(deployment, now);
  if (usual === undefined || took === undefined || durations.length < fewest) return undefined;
  const isSlow = took > usual * factor && took - usual >= leastMs;
  return isSlow ? { took, usual, count: durations.length } : undefined;
}

function durationOf(deployment: Deployment, now: number): number | undefined {
  const { hasEnded, outcome, step } = describeDeploymentStatus(deployment.status);
  if (hasEnded) return outcome === 'failure' ? undefined : estimateDuration(deployment);
  // Nobody knows when a file will be sent, and a redeploy keeps the date of creation: it changes as it begins.
  if (step === null || step === 'upload') return undefined;
  const took = now - Date.parse(deployment.created_at);
  return took > 0 && took < 60 * 60 * 1000 ? took : undefined;
}
