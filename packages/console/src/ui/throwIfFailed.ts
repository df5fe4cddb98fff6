import { ApiError } from '@quayside/api-contract';

import { NotFoundError } from '../api/NotFoundError.ts';
import { isMissing } from '../api/retry.ts';
import type { Loadable } from '../domain/loadable.ts';

/**
 * Throws the error of a page's main data to the root error screen. Does not throw when only a
 * refresh failed, or while offline: the page continues once the network returns.
 */
export function throwIfFailed(loadable: Loadable<unknown>): void {
  if (loadable.status !== 'error') return;
  const { error } = loadable;
  if (error instanceof ApiError || error instanceof NotFoundError) throw error;
}

/** Like `throwIfFailed`, but only if the data does not exist. The screen shows every other error itself. */
export function throwIfMissing(loadable: Loadable<unknown>): void {
  if (loadable.status === 'error' && isMissing(loadable.error)) throw loadable.error;
}
