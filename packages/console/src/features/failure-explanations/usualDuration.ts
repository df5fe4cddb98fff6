import type { Deployment } from '@quayside/api-contract';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import { estimateDuration } from '../../domain/deploymentDuration.ts';

/** A deployment beside those that went before it. Durations are in milliseconds. */
export interface SlowDeployment {
  /** Duration so far. */
  took: number;
  /** The median of the others. */
  usual: number;
  /** Number of others. */
  count: number;
}

/** With fewer, nothing can be called usual. */
const fewest = 3;

/** Slower by half, and by at least ten seconds. */
const factor = 1.5;
const minMs = 10_000;

/** Typical duration of an app's deployments. */
export interface UsualDuration {
  /** Their median, in milliseconds. */
  usual: number;
  /** Number of parts. */
  count: number;
}

/** Returns the typical duration of successful deployments in `history`, leaving one out; `undefined` if there are too few. */
export function usualDuration(
  history: readonly Deployment[],
  leftOut: string,
): UsualDuration | undefined {
  const durations = history
    .filter(({ id, status }) => id !== leftOut && status === 'success')
    .flatMap((other) => estimateDuration(other) ?? [])
    .toSorted((one, other) => one - other);
  const usual = durations[Math.floor((durations.length - 1) / 2)];
  return usual === undefined || durations.length < fewest
    ? undefined
    : { usual, count: durations.length };
}

/**
 * Returns by how much a deployment is slower than the app's other successful deployments in `history`; `undefined` when
 * it is not slower or that is unknown.
 * @param startedAt its start, if that is known more precisely than by its date of creation
 */
export function slowerThanUsual(
  deployment: Deployment,
  history: readonly Deployment[],
  now: number,
  startedAt?: number,
): SlowDeployment | undefined {
  const known = usualDuration(history, deployment.id);
  const took = durationOf(deployment, now, startedAt);
  if (known === undefined || took === undefined) return undefined;
  const isSlow = took > known.usual * factor && took - known.usual >= minMs;
  return isSlow ? { took, ...known } : undefined;
}

/** Returns the duration of a deployment so far, in milliseconds; `undefined` if it is unknown. */
export function durationOf(
  deployment: Deployment,
  now: number,
  startedAt?: number,
): number | undefined {
  const { hasEnded, outcome, step } = deploymentState(deployment.status);
  if (hasEnded) return outcome === 'failure' ? undefined : estimateDuration(deployment, startedAt);
  if (startedAt !== undefined) return Math.max(0, now - startedAt);
  // The time of an upload is unpredictable, and a redeploy keeps its creation date but updates the date of change.
  if (step === null || step === 'upload') return undefined;
  const took = now - Date.parse(deployment.created_at);
  return took > 0 && took < 60 * 60 * 1000 ? took : undefined;
}
