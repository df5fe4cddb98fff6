import { beforeEach, describe, expect, test } from 'vitest';

import { createTestPlatform, testStart } from '../testing.fixtures.ts';
import { demoTeam, demoUser, platformError } from './demo.fixtures.ts';
import type { TeamRecord, UserRecord } from './records.ts';
import type { Platform } from './platform.ts';

let platform: Platform;
let tidewater: TeamRecord;
let personal: TeamRecord;
// Owner, admin and member of Tidewater Labs, and a user outside it.
let ada: UserRecord;
let katherine: UserRecord;
let grace: UserRecord;
let annie: UserRecord;

beforeEach(async () => {
  ({ platform } = await createTestPlatform());
  ada = demoUser(platform, 'ada@example.com');
  katherine = demoUser(platform, 'katherine@example.com');
  grace = demoUser(platform, 'grace@example.com');
  annie = demoUser(platform, 'annie@example.org');
  tidewater = demoTeam(platform, 'tidewater-labs');
  personal = platform.teams.createPersonal(ada);
});

function roleOf(user: UserRecord, team = tidewater): string | undefined {
  return platform.teams.members(team).find((member) => member.user.id === user.id)?.role;
}

const forbidden = platformError(403, 'Not enough permissions');
const teamNotFound = platformError(404, 'Team not found');
const userNotFound = platformError(404, 'User not found');

describe('the teams of a user', () => {
  const slugs = (user: UserRecord, query = {}) =>
    platform.teams.list(user, query).data.map(({ slug }) => slug);

  test('are only those the user is in, newest first', () => {
    expect(slugs(ada)).toContain('tidewater-labs');
    expect(slugs(annie)).not.toContain('tidewater-labs');
    expect(slugs(ada, { order: 'asc' })).toEqual(slugs(ada).toReversed());
    expect(slugs(ada, { limit: 1 })).toEqual(slugs(ada).slice(0, 1));
    expect([...platform.teams.idsOf(ada)]).toHaveLength(slugs(ada).length);
  });

  test('are filtered by owner and by slug', () => {
    expect(slugs(grace, { owner: true })).not.toContain('tidewater-labs');
    expect(slugs(grace, { owner: false })).toContain('tidewater-labs');
    expect(slugs(ada, { owner: true })).toContain('tidewater-labs');
    expect(slugs(ada, { owner: false })).not.toContain('tidewater-labs');
    expect(slugs(ada, { slug: 'tidewater-labs' })).toEqual(['tidewater-labs']);
    expect(slugs(ada, { slug: 'tidewater-labs', owner: false })).toEqual([]);
    expect(slugs(ada, { slug: 'nothing' })).toEqual([]);
  });

  test('are found by id, unless the user is outside the team', () => {
    expect(platform.teams.find(grace, tidewater.id)).toEqual(tidewater);
    expect(() => platform.teams.find(annie, tidewater.id)).toThrow(teamNotFound);
    expect(() => platform.teams.find(ada, 'x')).toThrow(teamNotFound);
  });
});

describe('a new team', () => {
  test('has its creator as owner and only admin', () => {
    const team = platform.teams.create({ name: 'Pilot Station', owner: annie });
    expect(team).toMatchObject({
      name: 'Pilot Station',
      owner_id: annie.id,
      is_personal_team: false,
      created_at: testStart,
    });
    expect(team.slug).toMatch(/^pilot-station-[0-9a-f]{8}$/);
    expect(platform.teams.members(team)).toEqual([{ role: 'admin', user: annie }]);
    expect(platform.teams.create({ name: '横浜', owner: annie }).slug).toMatch(
      /^team-[0-9a-f]{8}$/,
    );
  });

  test('of a person has their name, and a slug from their address', () => {
    expect(platform.teams.createPersonal(annie)).toMatchObject({
      name: annie.full_name,
      slug: expect.stringMatching(/^annie-[0-9a-f]{8}$/),
      is_personal_team: true,
    });
    const nameless = { ...annie, full_name: null };
    expect(platform.teams.createPersonal(nameless).name).toBe(annie.email);
  });

  test('is changed by any admin, not by a member or a user outside it', () => {
    const renamed = platform.teams.rename(katherine, tidewater.id, 'Tidewater');
    expect(renamed).toEqual({ ...tidewater, name: 'Tidewater' });
    expect(() => platform.teams.rename(grace, tidewater.id, 'x')).toThrow(forbidden);
    expect(() => platform.teams.rename(annie, tidewater.id, 'x')).toThrow(teamNotFound);
  });
});

describe('the role of a member', () => {
  const change = (user: UserRecord, member: UserRecord) =>
    platform.teams.changeRole(user, tidewater.id, member.id, 'admin');

  test('is changed by an admin', () => {
    expect(change(katherine, grace)).toEqual({ role: 'admin', user: grace });
    expect(roleOf(grace)).toBe('admin');
  });

  test('cannot be changed for oneself, the owner, or a user outside the team', () => {
    expect(() => change(ada, ada)).toThrow(platformError(400, 'You cannot change your own role'));
    expect(() => change(katherine, ada)).toThrow(
      platformError(400, "The owner's role cannot be changed"),
    );
    expect(() => change(ada, annie)).toThrow(userNotFound);
  });
});

describe('removing a member', () => {
  const remove = (user: UserRecord, member: UserRecord) =>
    platform.teams.removeMember(user, tidewater.id, member.id);

  test('is allowed to an admin', () => {
    remove(katherine, grace);
    expect(roleOf(grace)).toBeUndefined();
    expect(() => platform.teams.find(grace, tidewater.id)).toThrow(teamNotFound);
  });

  test('is forbidden to a member, and for oneself and the owner', () => {
    expect(() => remove(grace, katherine)).toThrow(forbidden);
    expect(() => remove(ada, ada)).toThrow(platformError(400, 'You cannot remove yourself'));
    expect(() => remove(katherine, ada)).toThrow(platformError(400, 'The owner cannot be removed'));
    expect(() => remove(ada, annie)).toThrow(userNotFound);
    expect(roleOf(katherine)).toBe('admin');
    expect(roleOf(ada)).toBe('admin');
  });
});

describe('ownership', () => {
  const transfer = (user: UserRecord, heir: UserRecord, team = tidewater) =>
    platform.teams.transfer(user, team.id, heir.id);

  test('is transferred by the owner to an admin', () => {
    expect(transfer(ada, katherine)).toEqual({ ...tidewater, owner_id: katherine.id });
    expect(() => transfer(ada, katherine)).toThrow(forbidden);
  });

  test('is not transferred by another admin, to a member, or to a user outside the team', () => {
    expect(() => transfer(katherine, katherine)).toThrow(forbidden);
    expect(() => transfer(ada, grace)).toThrow(
      platformError(400, 'Ownership can only be transferred to an admin'),
    );
    expect(() => transfer(ada, annie)).toThrow(userNotFound);
    expect(() => transfer(annie, annie)).toThrow(teamNotFound);
  });

  test('of a personal team stays', () => {
    expect(() => transfer(ada, ada, personal)).toThrow(
      platformError(400, 'Personal teams cannot be transferred'),
    );
  });
});

describe('deleting a team', () => {
  test('is allowed to an admin, and removes it for all its members', () => {
    platform.teams.remove(katherine, tidewater.id);
    expect(() => platform.teams.find(ada, tidewater.id)).toThrow(teamNotFound);
    expect(platform.dataset.rows.memberships.where('team_id', tidewater.id)).toEqual([]);
  });

  test('is forbidden to a member, and for a personal team', () => {
    expect(() => platform.teams.remove(grace, tidewater.id)).toThrow(forbidden);
    expect(() => platform.teams.remove(ada, personal.id)).toThrow(
      platformError(400, 'Personal teams cannot be deleted'),
    );
  });
});

describe('deleting an account', () => {
  test('leaves the teams of others, and deletes those the user was alone in', () => {
    const own = platform.teams.create({ name: 'Alone', owner: grace });
    platform.users.remove(grace);
    expect(roleOf(grace)).toBeUndefined();
    expect(roleOf(katherine)).toBe('admin');
    expect(platform.dataset.rows.teams.get(own.id)).toBeUndefined();
    expect(platform.dataset.rows.users.get(grace.id)).toBeUndefined();
  });

  test('is rejected, and changes nothing, while the user owns a team with other members', () => {
    const own = platform.teams.create({ name: 'Alone', owner: ada });
    expect(() => platform.users.remove(ada)).toThrow(
      platformError(400, 'Transfer or delete the teams you own first'),
    );
    expect(platform.dataset.rows.teams.get(own.id)).toEqual(own);
    expect(roleOf(ada)).toBe('admin');
    expect(demoUser(platform, ada.email)).toEqual(ada);
  });
});
