import { UserFacingError } from '@quayside/api-contract';

/** Code that failed to load. A new release may have replaced it. */
export class MissingCodeError extends UserFacingError {
  override readonly name = 'MissingCodeError';
}
