import { ApiError, HttpError } from '@quayside/api-contract';

import { NotFoundError } from '../../data/NotFoundError.ts';
import type { Loadable } from '../../loadable.ts';

/**
 * Throws the error of a page's main data to the root error screen. A failed refresh of what is shown is no such error,
 * and neither is a browser without a network: the page goes on by itself once that is back.
 */
export function throwIfFailed(loadable: Loadable<unknown>): void {
  if (loadable.status !== 'error') return;
  const error = withPlainNotFound(loadable.error);
  if (error instanceof ApiError || error instanceof NotFoundError) throw error;
}

/** Throws as `throwIfFailed` does, but only if there is nothing of that name. The screen shows every other error itself. */
export function throwIfMissing(loadable: Loadable<unknown>): void {
  if (loadable.status !== 'error') return;
  const error = withPlainNotFound(loadable.error);
  const isMissing =
    error instanceof NotFoundError || (error instanceof HttpError && error.status === 404);
  if (isMissing) throw error;
}

/** The platform answers 422 to an id that is malformed, and describes its format, which helps no user. */
function withPlainNotFound(error: unknown): unknown {
  return error instanceof HttpError && error.status === 422
    ? new NotFoundError('item', { cause: error })
    : error;
}
