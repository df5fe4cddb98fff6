import type { Deployment } from '@quayside/api-contract';

import type { Messages } from '../runtime/messages/messages.ts';

/** Above this, in milliseconds, the estimate says more about a redeploy than about the deployment: one hour. */
const longestPlausibleMs = 60 * 60 * 1000;

/**
 * Returns the duration of an ended deployment, in milliseconds. The API has no such figure: this is the time from its
 * creation to its last change. `undefined` when that cannot be right: a redeploy keeps the date of creation.
 * @param startedAt start in milliseconds since the epoch, if it is known better
 */
export function estimateDuration(
  { created_at, updated_at }: Deployment,
  startedAt = Date.parse(created_at),
): number | undefined {
  if (updated_at == null) return undefined;
  const duration = Date.parse(updated_at) - startedAt;
  return duration > 0 && duration <= longestPlausibleMs ? duration : undefined;
}

/** A duration in milliseconds as people read it: `4.2 s`, `42 s`, `1 min 5 s`, in their language. */
export function formatDuration(
  milliseconds: number,
  words: Messages['deployments']['duration'],
): string {
  if (milliseconds < 10_000) return words.seconds(milliseconds / 1000, 1);
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return words.seconds(seconds, 0);
  return words.minutes(Math.floor(seconds / 60), seconds % 60);
}
