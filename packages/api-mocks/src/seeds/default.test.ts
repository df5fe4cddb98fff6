import { readFile } from 'node:fs/promises';

import { beforeAll, expect, test } from 'vitest';

import { createTestWorld, testStart, type TestWorld } from '../testing.fixtures.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});

function apps() {
  const { rows, clock } = world.platform.world;
  return rows.apps.all().map((app) => {
    const latest = world.platform.deployments.latest(app);
    return {
      app,
      team: rows.teams.get(app.team_id)?.slug ?? '',
      deployments: rows.deployments.where('app_id', app.id),
      status: latest && world.platform.deployments.progress(latest).status,
      now: clock.now(),
    };
  });
}

test('the README lists each app with its slug, its deployments and the status of the latest one', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const readmeLines = readme.split('\n').map((line) => line.replaceAll(/\s*\|\s*/g, '|'));
  for (const { app, team, deployments, status } of apps()) {
    const slug = team === 'tidewater-labs' ? 'Tidewater Labs' : 'Ada Lovelace';
    const row = `|${app.name}|\`${app.slug}\`|${slug}|${deployments.length}|${status === undefined ? 'none' : `\`${status}\``}|`;
    expect(readmeLines).toContain(row);
  }
  const rows = readmeLines.filter((line) => /^\|[^|]+\|`[a-z-]+`\|[^|]+\|\d+\|/.test(line));
  expect(rows).toHaveLength(apps().length);
});

test('the README lists each invitation with its status', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const readmeLines = readme.split('\n').map((line) => line.replaceAll(/\s*\|\s*/g, '|'));
  const { rows } = world.platform.world;
  for (const invitation of rows.invitations.all()) {
    const team = rows.teams.get(invitation.team_id)?.name;
    const inviter = rows.users.get(invitation.invited_by_id)?.full_name?.split(' ')[0];
    const status = world.platform.invitations.statusOf(invitation);
    expect(readmeLines).toContain(
      `|\`${invitation.email}\`|${team}|${invitation.role}|${inviter}|${status}|`,
    );
  }
});

test('has one running deployment and failures of several kinds', () => {
  const { rows } = world.platform.world;
  const all = rows.deployments.all().map((row) => world.platform.deployments.progress(row));
  expect(all.filter(({ status }) => status === 'building_image')).toHaveLength(1);
  const codes = new Set(all.flatMap(({ failure }) => failure?.error_code ?? []));
  expect([...codes].toSorted()).toEqual([
    'app_not_found',
    'dependencies_missing',
    'dependency_conflict',
    'module_missing',
  ]);
});

test('all times are in the past, and deployments are in order of creation', () => {
  for (const { app, deployments } of apps()) {
    const times = deployments.map((row) => row.created_at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const time of times) {
      expect(time).toBeGreaterThan(app.created_at);
      expect(time).toBeLessThan(testStart);
    }
  }
});

test('a reset restores the same data', async () => {
  const snapshot = () => {
    const { world: _, ...kept } = world.platform.world.rows;
    return JSON.stringify(Object.values(kept).map((rows) => rows.all()));
  };
  const before = snapshot();
  const [app] = world.platform.world.rows.apps.all();
  if (app !== undefined) world.platform.deployments.create(app);
  world.platform.advance(1_000);
  expect(snapshot()).not.toBe(before);
  await world.platform.reset({ now: testStart });
  expect(snapshot()).toBe(before);
});

test('times are relative to the moment of the reset', async () => {
  const later = testStart + 86_400_000;
  const statuses = () => apps().map(({ status }) => status);
  const before = statuses();
  await world.platform.reset({ now: later });
  expect(statuses()).toEqual(before);
  await world.platform.reset({ now: testStart });
});
