import { UserFacingError } from '@quayside/api-contract';

/** The host has prevented an action, for a reason that it gave. */
export class VetoError extends UserFacingError {
  override readonly name = 'VetoError';
}
