import { UserFacingError } from '@quayside/api-contract';

/** The team has an app with this name already. */
export class NameTakenError extends UserFacingError {
  override readonly name = 'NameTakenError';
  readonly teamName: string;

  constructor(teamName: string) {
    super(`${teamName} has an app with this name already`);
    this.teamName = teamName;
  }
}
