import type { Team, TeamLink, UserPublic } from '@quayside/api-contract';

import { mayAdminister, nameOf } from '../../ui/teamStanding.ts';

/** Permissions of a user in a team, and who has the others. */
export interface TeamPermissions {
  /** Rename, invite, change roles, remove people, delete. */
  administer: boolean;
  /** Hand the team on. */
  transfer: boolean;
  admins: readonly UserPublic[];
}

/** A team as one of its people sees it. */
export interface TeamView {
  team: Team;
  /** The current user. */
  userId: string;
  may: TeamPermissions;
}

/** Permissions of the user in a team. */
export function viewOf(team: Team, userId: string): TeamView {
  return {
    team,
    userId,
    may: {
      administer: mayAdminister(team, userId),
      transfer: team.owner?.id === userId,
      admins: team.user_links.filter(({ role }) => role === 'admin').map(({ user }) => user),
    },
  };
}

/** Whether the role of a member, or their place in the team, can be changed by the admin who looks. */
export function isChangeable({ team, userId }: TeamView, { user }: TeamLink): boolean {
  return user.id !== userId && user.id !== team.owner?.id;
}

/** At most three people by name, and how many others there are. */
export interface SomeNames {
  names: readonly string[];
  others: number;
}

/** The names of people for a sentence. */
export function namesOf(people: readonly UserPublic[]): SomeNames {
  const names = people.slice(0, 3).map(nameOf);
  return { names, others: people.length - names.length };
}
