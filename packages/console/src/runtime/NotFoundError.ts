import { UserFacingError } from '@quayside/api-contract';

const messages = {
  team: 'Team not found',
  app: 'App not found',
} as const;

/** An object that a page needs does not exist, or is not visible to the user. Shows the root error screen. */
export class NotFoundError extends UserFacingError {
  override readonly name = 'NotFoundError';
  readonly what: 'team' | 'app';

  constructor(what: NotFoundError['what'], options?: ErrorOptions) {
    super(messages[what], options);
    this.what = what;
  }
}
