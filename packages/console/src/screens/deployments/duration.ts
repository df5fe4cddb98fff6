import type { Deployment } from '@quayside/api-contract';

/** Above this, in milliseconds, the estimate says more about a redeploy than about the deployment: one hour. */
const longestPlausibleMs = 60 * 60 * 1000;

/**
 * How long an ended deployment took, in milliseconds. The wire has no such figure: this is the time from its
 * creation to its last change. `undefined` where that cannot be right: a redeploy keeps the date of creation.
 */
export function estimateDuration({ created_at, updated_at }: Deployment): number | undefined {
  if (updated_at === undefined) return undefined;
  const duration = Date.parse(updated_at) - Date.parse(created_at);
  return duration > 0 && duration <= longestPlausibleMs ? duration : undefined;
}

/** A duration in milliseconds as people read it: `4.2 s`, `42 s`, `1 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 10_000) return `${(Math.round(milliseconds / 100) / 10).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
}
