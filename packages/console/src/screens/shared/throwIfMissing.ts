import { HttpError } from '@quayside/api-contract';

import { NotFoundError } from '../../data/NotFoundError.ts';
import type { Loadable } from '../../loadable.ts';

/**
 * Hands an error that trying again will not mend to the error boundary around: what the address names is not
 * there. Every other failure stays with the screen, which offers Retry.
 */
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
