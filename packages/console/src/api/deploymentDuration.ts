import type { Deployment } from '@quayside/api-contract';

import type { Messages } from '../runtime/messages/messages.ts';

/** Longest plausible duration, in milliseconds: one hour. Anything longer is caused by a redeploy. */
const longestPlausibleMs = 60 * 60 * 1000;

/**
 * Returns the duration of an ended deployment, in milliseconds. The API does not provide it: this is the time
 * from creation to the last change. `undefined` when implausible, because a redeploy keeps the creation date.
 * @param startedAt actual start in milliseconds since the epoch, if known
 */
export function estimateDuration(
  { created_at, updated_at }: Deployment,
  startedAt = Date.parse(created_at),
): number | undefined {
  if (updated_at == null) return undefined;
  const duration = Date.parse(updated_at) - startedAt;
  return duration > 0 && duration <= longestPlausibleMs ? duration : undefined;
}

/** Formats a duration in milliseconds in the user's language: `4.2 s`, `42 s`, `1 min 5 s`. */
export function formatDuration(
  milliseconds: number,
  words: Messages['deployments']['duration'],
): string {
  if (milliseconds < 10_000) return words.seconds(milliseconds / 1000, 1);
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return words.seconds(seconds, 0);
  return words.minutes(Math.floor(seconds / 60), seconds % 60);
}
