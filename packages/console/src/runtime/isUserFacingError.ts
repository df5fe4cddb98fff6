import { ApiError, UserFacingError } from '@quayside/api-contract';

/**
 * Whether a failure says itself to people, on the error screen: no news for whoever watches for faults. For a host's
 * own `onCaughtError` or error reports.
 */
export function isUserFacingError(error: unknown): boolean {
  return error instanceof ApiError || error instanceof UserFacingError;
}
