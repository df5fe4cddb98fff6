import { ApiError, UserFacingError } from '@quayside/api-contract';

/**
 * Whether an error has a message for users, which the error screen shows. A host can leave these out of its
 * `onCaughtError` or error reports.
 */
export function isUserFacingError(error: unknown): boolean {
  return error instanceof ApiError || error instanceof UserFacingError;
}
