import { UserFacingError } from '@quayside/api-contract';

/** A query that waits for the network. */
export class OfflineError extends UserFacingError {
  override readonly name = 'OfflineError';

  constructor() {
    super('You are offline. This continues when you are connected again.');
  }
}
