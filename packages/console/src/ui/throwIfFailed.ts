import { ApiError, HttpError } from '@quayside/api-contract';

import { NotFoundError } from '../api/NotFoundError.ts';
import type { Loadable } from '../api/loadable.ts';

/**
 * Throws the error of a page's main data to the root error screen. A failed refresh of what is shown is no such error,
 * and neither is a browser without a network: the page goes on by itself once that is back.
 */
export function throwIfFailed(loadable: Loadable<unknown>): void {
  if (loadable.status !== 'error') return;
  const { error } = loadable;
  if (error instanceof ApiError || error instanceof NotFoundError) throw error;
}

/** Throws as `throwIfFailed` does, but only if there is nothing of that name. The screen shows every other error itself. */
export function throwIfMissing(loadable: Loadable<unknown>): void {
  if (loadable.status === 'error' && isMissing(loadable.error)) throw loadable.error;
}

/** With 422 the platform refuses an id in the address that is none: there is nothing of that name either. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof NotFoundError ||
    (error instanceof HttpError && [404, 422].includes(error.status))
  );
}
