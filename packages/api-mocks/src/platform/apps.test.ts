// Roles and folders: `model/apps`.
import { beforeEach, describe, expect, test } from 'vitest';

import { createTestPlatform, testStart } from '../testing.fixtures.ts';
import { demoTeam, demoUser } from './demo.fixtures.ts';
import type { AppRecord, TeamRecord, UserRecord } from './records.ts';
import type { Platform } from './platform.ts';

let platform: Platform;
let tidewater: TeamRecord;
let ada: UserRecord;
let grace: UserRecord;
let annie: UserRecord;

beforeEach(async () => {
  ({ platform } = await createTestPlatform());
  ada = demoUser(platform, 'ada@example.com');
  grace = demoUser(platform, 'grace@example.com');
  annie = demoUser(platform, 'annie@example.org');
  tidewater = demoTeam(platform, 'tidewater-labs');
});

function create(name: string, team = tidewater): AppRecord {
  return platform.apps.create({ team, name });
}

describe('a new app', () => {
  test('has a slug and an address from its name', () => {
    const app = platform.apps.create({ team: tidewater, name: 'Pilot Station', directory: 'api' });
    expect(app).toMatchObject({
      team_id: tidewater.id,
      name: 'Pilot Station',
      slug: 'pilot-station',
      host_label: 'pilot-station',
      directory: 'api',
      region: 'us-east-1',
      created_at: testStart,
      updated_at: testStart,
    });
    expect(create('横浜').slug).toBe('app');
  });

  test('has a slug of its own in its team, and an address of its own everywhere', () => {
    create('Pilot');
    const second = create('Pilot');
    expect(second.slug).toMatch(/^pilot-[0-9a-f]{8}$/);
    expect(second.host_label).toBe(second.slug);
    const elsewhere = create('Pilot', platform.teams.create({ name: 'Other', owner: annie }));
    expect(elsewhere.slug).toBe('pilot');
    expect(elsewhere.host_label).toMatch(/^pilot-[0-9a-f]{8}$/);
  });
});

describe('the list of apps', () => {
  const slugs = (user: UserRecord, query = {}) =>
    platform.apps.list(user, query).data.map(({ slug }) => slug);

  test('has those of the teams of the user', () => {
    const app = create('Pilot');
    expect(slugs(grace)).toContain(app.slug);
    expect(slugs(annie)).not.toContain(app.slug);
    const other = platform.teams.create({ name: 'Other', owner: ada });
    const inOther = create('Elsewhere', other);
    expect(slugs(ada)).toEqual(expect.arrayContaining([app.slug, inOther.slug]));
    expect(slugs(ada, { team_id: other.id })).toEqual([inOther.slug]);
    expect(slugs(ada, { slug: app.slug })).toEqual([app.slug]);
    expect(slugs(ada, { team_id: other.id, slug: app.slug })).toEqual([]);
    expect(slugs(ada, { team_id: tidewater.id, limit: 1 })).toHaveLength(1);
  });
});

describe('an app', () => {
  test('is changed by any member, keeping its slug and what is not given', () => {
    const app = platform.apps.create({ team: tidewater, name: 'Pilot', directory: 'api' });
    platform.advance(1_000);
    const renamed = platform.apps.update(grace, app.id, { name: 'Station' });
    expect(renamed).toEqual({ ...app, name: 'Station', updated_at: testStart + 1_000 });
    const moved = platform.apps.update(grace, app.id, { directory: null });
    expect(moved).toMatchObject({ name: 'Station', directory: null });
    expect(platform.apps.update(grace, app.id, { directory: 'web' }).directory).toBe('web');
  });
});
