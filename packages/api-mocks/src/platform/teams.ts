import type { Page, TeamRole } from '@quayside/api-contract';

import { randomHex, randomUuid } from '../random.ts';
import { pageByTime, type PageQuery } from './page.ts';
import type { MembershipRecord, TeamRecord, UserRecord } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import { removeMember, removeTeam } from './removal.ts';
import { slugify, withSuffix } from './slug.ts';
import type { Dataset } from './dataset.ts';

/** Filter of teams. */
export interface TeamQuery extends PageQuery {
  /** Only teams the caller owns. */
  owner?: boolean;
  slug?: string;
}

/** Fields of a new team; only seeds set id and slug. */
export interface NewTeam {
  name: string;
  owner: UserRecord;
  id?: string;
  slug?: string;
}

/** Teams, their members, and the permissions of each role. */
export interface Teams {
  list(user: UserRecord, query: TeamQuery): Page<TeamRecord>;
  /** Finds a team of the user. Otherwise throws `Team not found`. */
  find(user: UserRecord, teamId: string): TeamRecord;
  /** The teams a user is in. */
  idsOf(user: UserRecord): Set<string>;
  members(team: TeamRecord): { role: TeamRole; user: UserRecord }[];
  /** Rejects a member with `Not enough permissions`. */
  requireAdmin(user: UserRecord, team: TeamRecord): void;
  create(team: NewTeam): TeamRecord;
  createPersonal(owner: UserRecord): TeamRecord;
  addMember(team: TeamRecord, user: UserRecord, role: TeamRole): void;
  rename(user: UserRecord, teamId: string, name: string): TeamRecord;
  remove(user: UserRecord, teamId: string): void;
  transfer(user: UserRecord, teamId: string, heirId: string): TeamRecord;
  changeRole(
    user: UserRecord,
    teamId: string,
    memberId: string,
    role: TeamRole,
  ): { role: TeamRole; user: UserRecord };
  removeMember(user: UserRecord, teamId: string, memberId: string): void;
  /** Removes a user from all teams; rejects while they own a shared team with other members. */
  leaveAll(user: UserRecord): void;
}

/** Creates the teams of a dataset. */
export function createTeams(dataset: Dataset): Teams {
  const { rows } = dataset;

  const membership = (teamId: string, userId: string): MembershipRecord | undefined =>
    rows.memberships.where('team_id', teamId).find((link) => link.user_id === userId);

  const find = (user: UserRecord, teamId: string) => {
    const team = rows.teams.get(teamId);
    if (team === undefined || membership(teamId, user.id) === undefined) {
      throw new PlatformError(404, 'Team not found');
    }
    return team;
  };

  const requireAdmin = (user: UserRecord, team: TeamRecord) => {
    if (membership(team.id, user.id)?.role !== 'admin') {
      throw new PlatformError(403, 'Not enough permissions');
    }
  };

  const findAsAdmin = (user: UserRecord, teamId: string) => {
    const team = find(user, teamId);
    requireAdmin(user, team);
    return team;
  };

  const findMember = (team: TeamRecord, memberId: string) => {
    const link = membership(team.id, memberId);
    const user = rows.users.get(memberId);
    if (link === undefined || user === undefined) throw new PlatformError(404, 'User not found');
    return { link, user };
  };

  const addMember = (team: TeamRecord, user: UserRecord, role: TeamRole) =>
    dataset.write(() => {
      rows.memberships.insert({
        id: `${team.id}/${user.id}`,
        team_id: team.id,
        user_id: user.id,
        role,
      });
    });

  const insert = ({ name, owner, id, slug }: NewTeam, is_personal_team: boolean) =>
    dataset.write(() => {
      const base = slugify(is_personal_team ? (owner.email.split('@')[0] ?? '') : name, 'team');
      const team = rows.teams.insert({
        id: id ?? randomUuid(dataset.random),
        name,
        slug: slug ?? withSuffix(base, randomHex(dataset.random, 8)),
        is_personal_team,
        owner_id: owner.id,
        created_at: dataset.clock.now(),
      });
      addMember(team, owner, 'admin');
      return team;
    });

  const idsOf = (user: UserRecord) =>
    new Set(rows.memberships.where('user_id', user.id).map((link) => link.team_id));

  return {
    list(user, { owner, slug, ...page }) {
      const own = [...idsOf(user)].flatMap((id) => rows.teams.get(id) ?? []);
      const matching = own.filter(
        (team) =>
          (slug === undefined || team.slug === slug) &&
          (owner === undefined || (team.owner_id === user.id) === owner),
      );
      return pageByTime(matching, page);
    },
    find,
    idsOf,
    members: (team) =>
      rows.memberships.where('team_id', team.id).flatMap(({ role, user_id }) => {
        const user = rows.users.get(user_id);
        return user === undefined ? [] : [{ role, user }];
      }),
    requireAdmin,
    create: (team) => insert(team, false),
    createPersonal: (owner) => insert({ name: owner.full_name ?? owner.email, owner }, true),
    addMember,
    rename(user, teamId, name) {
      const team = findAsAdmin(user, teamId);
      return dataset.write(() => rows.teams.update(team.id, { name }));
    },
    remove(user, teamId) {
      const team = findAsAdmin(user, teamId);
      if (team.is_personal_team) throw new PlatformError(400, 'Personal teams cannot be deleted');
      dataset.write(() => removeTeam(rows, team));
    },
    transfer(user, teamId, heirId) {
      const team = find(user, teamId);
      if (team.owner_id !== user.id) throw new PlatformError(403, 'Not enough permissions');
      if (team.is_personal_team)
        throw new PlatformError(400, 'Personal teams cannot be transferred');
      const { link } = findMember(team, heirId);
      if (link.role !== 'admin') {
        throw new PlatformError(400, 'Ownership can only be transferred to an admin');
      }
      return dataset.write(() => rows.teams.update(team.id, { owner_id: heirId }));
    },
    changeRole(user, teamId, memberId, role) {
      const team = findAsAdmin(user, teamId);
      const member = findMember(team, memberId);
      if (memberId === user.id) throw new PlatformError(400, 'You cannot change your own role');
      if (memberId === team.owner_id)
        throw new PlatformError(400, "The owner's role cannot be changed");
      dataset.write(() => rows.memberships.update(member.link.id, { role }));
      return { role, user: member.user };
    },
    removeMember(user, teamId, memberId) {
      const team = findAsAdmin(user, teamId);
      const member = findMember(team, memberId);
      if (memberId === user.id) throw new PlatformError(400, 'You cannot remove yourself');
      if (memberId === team.owner_id) throw new PlatformError(400, 'The owner cannot be removed');
      dataset.write(() => removeMember(rows, member.link, dataset.clock.now()));
    },
    leaveAll: (user) =>
      dataset.write(() => {
        for (const id of idsOf(user)) {
          const team = rows.teams.get(id);
          if (team === undefined) continue;
          const isAlone = rows.memberships.where('team_id', id).length === 1;
          if (team.owner_id !== user.id) rows.memberships.remove(`${id}/${user.id}`);
          else if (isAlone) removeTeam(rows, team);
          else throw new PlatformError(400, 'Transfer or delete the teams you own first');
        }
      }),
  };
}
