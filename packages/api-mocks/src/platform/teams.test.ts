// Roles, removal, transfer and deletion: `model/teams`.
import { beforeEach, describe, expect, test } from 'vitest';

import { createTestPlatform, testStart } from '../testing.fixtures.ts';
import { demoTeam, demoUser, platformError } from './demo.fixtures.ts';
import type { UserRecord } from './records.ts';
import type { Platform } from './platform.ts';

let platform: Platform;
// Owner and member of Tidewater Labs, and a user outside it.
let ada: UserRecord;
let grace: UserRecord;
let annie: UserRecord;

beforeEach(async () => {
  ({ platform } = await createTestPlatform());
  ada = demoUser(platform, 'ada@example.com');
  grace = demoUser(platform, 'grace@example.com');
  annie = demoUser(platform, 'annie@example.org');
});

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
});

test("the owner's role is not changed", () => {
  const { id } = demoTeam(platform, 'tidewater-labs');
  const katherine = demoUser(platform, 'katherine@example.com');
  expect(() => platform.teams.changeRole(katherine, id, ada.id, 'member')).toThrow(
    platformError(400, "The owner's role cannot be changed"),
  );
});
