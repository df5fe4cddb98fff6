import { readFile } from 'node:fs/promises';

import { beforeAll, expect, test } from 'vitest';

import { createTestPlatform, testStart, type TestPlatform } from '../testing.fixtures.ts';

let mock: TestPlatform;

beforeAll(async () => {
  mock = await createTestPlatform();
});

function apps() {
  const { rows, clock } = mock.platform.dataset;
  return rows.apps.all().map((app) => {
    const latest = mock.platform.deployments.latest(app);
    return {
      app,
      team: rows.teams.get(app.team_id)?.slug ?? '',
      deployments: rows.deployments.where('app_id', app.id),
      status: latest && mock.platform.deployments.progress(latest).status,
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
  const { rows } = mock.platform.dataset;
  for (const invitation of rows.invitations.all()) {
    const team = rows.teams.get(invitation.team_id)?.name;
    const inviter = rows.users.get(invitation.invited_by_id)?.full_name?.split(' ')[0];
    const status = mock.platform.invitations.statusOf(invitation);
    expect(readmeLines).toContain(
      `|\`${invitation.email}\`|${team}|${invitation.role}|${inviter}|${status}|`,
    );
  }
});

test('has one running deployment and failures of several kinds', () => {
  const { rows } = mock.platform.dataset;
  const all = rows.deployments.all().map((row) => mock.platform.deployments.progress(row));
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
    const { dataset: _, ...kept } = mock.platform.dataset.rows;
    return JSON.stringify(Object.values(kept).map((rows) => rows.all()));
  };
  const before = snapshot();
  const [app] = mock.platform.dataset.rows.apps.all();
  if (app !== undefined) mock.platform.deployments.create(app);
  mock.platform.advance(1_000);
  expect(snapshot()).not.toBe(before);
  await mock.platform.reset({ now: testStart });
  expect(snapshot()).toBe(before);
});

test('times are relative to the moment of the reset', async () => {
  const later = testStart + 86_400_000;
  const statuses = () => apps().map(({ status }) => status);
  const before = statuses();
  await mock.platform.reset({ now: later });
  expect(statuses()).toEqual(before);
  await mock.platform.reset({ now: testStart });
});
