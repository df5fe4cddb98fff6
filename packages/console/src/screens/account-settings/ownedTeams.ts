import type { Team } from '@quayside/api-contract';

/** Returns the consequences of deleting an account for the user's teams. */
export interface OwnedTeams {
  /** Others are in them: they must be handed on or deleted before. */
  blocking: readonly Team[];
  /** Nobody else is in them: they go with the account. The personal team is not named. */
  goingAlong: readonly Team[];
}

/** Sorts the teams that somebody owns by what deleting the account means for them. */
export function ownedTeams(teams: readonly Team[], userId: string): OwnedTeams {
  const shared = teams.filter(
    ({ owner, is_personal_team: isPersonal }) => owner?.id === userId && !isPersonal,
  );
  const hasOthers = ({ user_links: links }: Team) => links.some(({ user }) => user.id !== userId);
  return {
    blocking: shared.filter(hasOthers),
    goingAlong: shared.filter((team) => !hasOthers(team)),
  };
}
