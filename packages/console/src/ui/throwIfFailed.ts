import { ApiError } from '@quayside/api-contract';

import type { Loadable } from '../domain/loadable.ts';
import { errorKind } from '../runtime/errorKind.ts';
import type { ErrorKind } from '../runtime/errorKind.ts';
import { NotFoundError } from '../runtime/NotFoundError.ts';

/**
 * Throws the error of a page's main data to the root error screen. Does not throw when only a
 * refresh failed, or while offline: the page continues once the network returns.
 * @param kind throws errors of this kind only. The screen shows every other error itself. @default every kind
 */
export function throwIfFailed(loadable: Loadable<unknown>, kind?: ErrorKind): void {
  if (loadable.status !== 'error') return;
  const { error } = loadable;
  if (kind !== undefined && errorKind(error) !== kind) return;
  if (error instanceof ApiError || error instanceof NotFoundError) throw error;
}
