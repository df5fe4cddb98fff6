import type { Team, TeamRole, UserPublic } from '@quayside/api-contract';

/** A person's standing towards a team, as the console words it. */
export type TeamStanding = 'personal' | 'owner' | 'member';

/** What a person is to a team they are in. */
export function standingOf(team: Team, userId: string): TeamStanding {
  if (team.is_personal_team) return 'personal';
  return team.owner.id === userId ? 'owner' : 'member';
}

/** What a person may do in a team; `undefined` when they are not in it. */
export function roleOf(team: Team, userId: string): TeamRole | undefined {
  return team.user_links.find(({ user }) => user.id === userId)?.role;
}

/** What a person is called: by name, else by address. */
export function nameOf({ full_name: name, email }: UserPublic): string {
  return name ?? email;
}
