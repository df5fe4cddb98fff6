import { NetworkError, UserFacingError } from '@quayside/api-contract';

import { requestedWaitMs } from '../domain/requestedWaitMs.ts';
import { browserNetwork } from '../runtime/browserNetwork.ts';
import { errorKind } from '../runtime/errorKind.ts';
import { TokenError } from '../runtime/session/TokenError.ts';

/** Longest requested wait that is retried without showing an error, in milliseconds. */
export const longestSilentWaitMs = 2_000;

const maxRetries = 3;

/**
 * Retries temporary failures. When the platform requests a long wait, the failure is shown at once, and the query runs
 * again after that wait (see `pollEvery`).
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= maxRetries || requestedWaitMs(error) > longestSilentWaitMs) return false;
  // Shown at once: the query runs again when the network returns.
  if (error instanceof NetworkError && !browserNetwork.isOnline()) return false;
  if (error instanceof TokenError) return !error.wasRetried;
  return errorKind(error) === 'temporary' && !(error instanceof UserFacingError);
}

/** Returns the delay of a retry: 1, 2, 4 seconds; longer when the platform requests it. */
export function retryDelayMs(failures: number, error: Error): number {
  return Math.max(requestedWaitMs(error), 1000 * 2 ** failures);
}
