import { UserFacingError } from '@quayside/api-contract';

/** A call that needs a user, made when no user is signed in. */
export class SignedOutError extends UserFacingError {
  override readonly name = 'SignedOutError';

  constructor() {
    super('You’re logged out. Log in again to continue.');
  }
}
