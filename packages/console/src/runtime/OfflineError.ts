import { UserFacingError } from '@quayside/api-contract';

/** A query that waits for the network. */
export class OfflineError extends UserFacingError {
  override readonly name = 'OfflineError';

  constructor() {
    super('You’re offline. This continues when you’re back online.');
  }
}
