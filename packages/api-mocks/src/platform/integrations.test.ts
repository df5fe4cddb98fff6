import { beforeEach, expect, test } from 'vitest';

import { createTestPlatform, type TestPlatform } from '../testing.fixtures.ts';
import { neonProjects } from './providers/neon.ts';
import { redisSubscriptions } from './providers/redis.ts';
import type { TeamRecord, UserRecord } from './records.ts';

let mock: TestPlatform;
let lighthouse: TeamRecord;

beforeEach(async () => {
  mock = await createTestPlatform();
  const team = mock.platform.dataset.rows.teams.where('slug', 'lighthouse-works')[0];
  if (team === undefined) throw new Error('The demo dataset has no Lighthouse Works');
  lighthouse = team;
});

function person(email: string): UserRecord {
  const user = mock.platform.dataset.rows.users.where('email', email)[0];
  if (user === undefined) throw new Error(`Nobody has the address ${email}`);
  return user;
}

test('an admin can connect each provider once', () => {
  const { integrations } = mock.platform;
  const annie = person('annie@example.org');
  const { id } = integrations.connect(lighthouse, 'neon', annie);
  integrations.connect(lighthouse, 'redis', annie);
  expect(integrations.list(lighthouse).map(({ type }) => type)).toEqual(['neon', 'redis']);
  expect(() => integrations.connect(lighthouse, 'neon', annie)).toThrow(
    'Integration already connected',
  );
  expect(integrations.find(annie, id).type).toBe('neon');
});

test('a member cannot connect a provider', () => {
  const grace = person('grace@example.com');
  mock.platform.teams.addMember(lighthouse, grace, 'member');
  expect(() => mock.platform.integrations.connect(lighthouse, 'neon', grace)).toThrow(
    'Not enough permissions',
  );
});

test("a team's integration is not found for a user outside the team", () => {
  const annie = person('annie@example.org');
  const { id } = mock.platform.integrations.connect(lighthouse, 'neon', annie);
  const ada = person('ada@example.com');
  expect(() => mock.platform.integrations.find(ada, id)).toThrow('Integration not found');
});

test('the pickers of a provider reject an integration of another', () => {
  const annie = person('annie@example.org');
  const { id } = mock.platform.integrations.connect(lighthouse, 'redis', annie);
  expect(() => mock.platform.integrations.findOfType(annie, id, 'neon')).toThrow(
    'Integration is not of type neon',
  );
});

test('an account has an archived branch, an empty project and an inactive database', () => {
  const annie = person('annie@example.org');
  const neon = mock.platform.integrations.connect(lighthouse, 'neon', annie);
  const redis = mock.platform.integrations.connect(lighthouse, 'redis', annie);
  const branches = neonProjects(neon).flatMap((project) => project.branches);
  expect(branches.filter((branch) => branch.current_state === 'archived')).toHaveLength(1);
  expect(branches.filter((branch) => branch.databases.length === 0)).toHaveLength(1);
  const databases = redisSubscriptions(redis).flatMap((subscription) => subscription.databases);
  expect(databases.filter((database) => database.public_endpoint === null)).toEqual([
    expect.objectContaining({ name: 'rate-limits', status: 'pending' }),
  ]);
});

test('every project has one default branch, and all ids are unique', () => {
  const neon = mock.platform.integrations.connect(lighthouse, 'neon', person('annie@example.org'));
  const projects = neonProjects(neon);
  const ids = projects.flatMap((project) => {
    expect(project.branches.filter((branch) => branch.default)).toHaveLength(1);
    return [project.id, ...project.branches.map((branch) => branch.id)];
  });
  expect(new Set(ids).size).toBe(ids.length);
});

test('an integration always has the same account, and different ones differ', () => {
  const annie = person('annie@example.org');
  const neon = mock.platform.integrations.connect(lighthouse, 'neon', annie);
  mock.platform.advance(86_400_000);
  expect(neonProjects(neon)).toEqual(neonProjects(neon));
  const tidewater = mock.platform.dataset.rows.integrations.all()[0];
  const ids = (projects: { id: string }[]) => projects.map(({ id }) => id);
  expect(tidewater && ids(neonProjects(tidewater))).not.toEqual(ids(neonProjects(neon)));
});
