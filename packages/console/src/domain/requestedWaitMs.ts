import { HttpError } from '@quayside/api-contract';

/** Milliseconds to wait before the next request, as requested by the platform: an hour at most. */
export function requestedWaitMs(error: unknown): number {
  return (error instanceof HttpError && error.retryAfterMs) || 0;
}
