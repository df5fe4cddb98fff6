import type { Team, TeamLink, UserPublic } from '@quayside/api-contract';

import { mayAdminister, nameOf } from './teamRoles.ts';

/** Permissions of a user in a team, and the names of users who have the others. */
export interface TeamPermissions {
  /** Rename, invite, change roles, remove members, delete. */
  administer: boolean;
  /** Transfer the team. */
  transfer: boolean;
  admins: readonly UserPublic[];
}

/** A team from the view of a member. */
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

/** Whether the current admin can change the role of a member or remove them. */
export function isChangeable({ team, userId }: TeamView, { user }: TeamLink): boolean {
  return user.id !== userId && user.id !== team.owner?.id;
}

/** At most three names, and the number of others. */
export interface SomeNames {
  names: readonly string[];
  others: number;
}

/** Joins names for use in a sentence. */
export function namesOf(people: readonly UserPublic[]): SomeNames {
  const names = people.slice(0, 3).map(nameOf);
  return { names, others: people.length - names.length };
}
