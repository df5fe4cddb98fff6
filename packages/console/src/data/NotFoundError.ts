import { UserFacingError } from '@quayside/api-contract';

/** What a page needs is not there, or not for this person to see. Leads to the root error screen. */
export class NotFoundError extends UserFacingError {
  override readonly name = 'NotFoundError';
  readonly what: 'team' | 'app';

  constructor(what: 'team' | 'app') {
    super(what === 'team' ? 'Team not found' : 'App not found');
    this.what = what;
  }
}
