import type { Deployment } from '@quayside/api-contract';

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
