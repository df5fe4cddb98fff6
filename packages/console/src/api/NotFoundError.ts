import { UserFacingError } from '@quayside/api-contract';

const messages = {
  team: 'Team not found',
  app: 'App not found',
} as const;

/** What a page needs is not there, or not for this person to see. Leads to the root error screen. */
export class NotFoundError extends UserFacingError {
  override readonly name = 'NotFoundError';
  readonly what: 'team' | 'app';

  constructor(what: NotFoundError['what'], options?: ErrorOptions) {
    super(messages[what], options);
    this.what = what;
  }
}
