import { UserFacingError } from '@quayside/api-contract';

/** Error of creating an app whose name the team already uses. */
export class NameTakenError extends UserFacingError {
  override readonly name = 'NameTakenError';
  readonly teamName: string;

  constructor(teamName: string) {
    super(`${teamName} has an app with this name already`);
    this.teamName = teamName;
  }
}
