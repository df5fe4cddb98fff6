import type { Team } from '@quayside/api-contract';

/** Returns the consequences of deleting an account for the user's teams. */
export interface OwnedTeams {
  /** Teams with other members, which must be transferred or deleted first. */
  blocking: readonly Team[];
  /** Teams without other members, which are deleted with the account. The personal team is left out. */
  goingAlong: readonly Team[];
}

/** Groups the user's own teams by what happens to them when the account is deleted. */
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
