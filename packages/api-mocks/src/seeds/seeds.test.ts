import { describe, expect, test } from 'vitest';

import { createManualClock } from '../clock.ts';
import { createPlatform } from '../platform/platform.ts';
import { memoryPersistence } from '../store/persistence.ts';
import { openSqlite } from '../store/sqlite.ts';
import { testStart } from '../testing.fixtures.ts';
import { demoPassword, seedNames, type SeedName } from './index.ts';
import { largeCounts } from './large.ts';

function open(seed: SeedName, now = testStart, persistence = memoryPersistence) {
  return createPlatform({ seed, clock: createManualClock(now), persistence });
}

type Opened = Awaited<ReturnType<typeof open>>;

function rowsOf({ dataset }: Opened) {
  return Object.entries(dataset.rows).map(([name, rows]) => ({ name, rows: rows.all() }));
}

/** The large seed takes as long as the rest of this file, and uses the same code. */
const tagsOf = (seed: SeedName) => (seed === 'large' ? ['full'] : []);

describe.each(seedNames)('the dataset %s', (seed) => {
  test('is the same each time, down to the byte', { tags: tagsOf(seed) }, async () => {
    const text = JSON.stringify(rowsOf(await open(seed)));
    expect(JSON.stringify(rowsOf(await open(seed))) === text).toBe(true);
  });

  test('round-trips through a SQLite file', { tags: tagsOf(seed) }, async () => {
    const file = openSqlite(':memory:');
    const before = rowsOf(await open(seed, testStart, file));
    // Seed `empty`, so the rows can only come from the file.
    const after = rowsOf(await open('empty', testStart, file));
    expect(after).toEqual(before);
  });

  test('has ids that do not depend on the time', { tags: tagsOf(seed) }, async () => {
    const ids = (opened: Opened) =>
      rowsOf(opened).map(({ name, rows }) => [name, rows.map(({ id }) => id).toSorted()]);
    expect(ids(await open(seed, testStart + 86_400_000))).toEqual(ids(await open(seed)));
  });
});

test.each(['default', 'large', 'edge'] as const)(
  'the demo account signs in to the seed %s',
  async (seed) => {
    const { users } = await open(seed);
    await expect(users.logIn('ada@example.com', demoPassword)).resolves.toMatchObject({
      full_name: 'Ada Lovelace',
    });
  },
);

test('the large seed has the documented counts, and Ada has one of three roles in every shared team', async () => {
  const platform = await open('large');
  const { rows } = platform.dataset;
  const [ada] = rows.users.where('email', 'ada@example.com');
  const [first] = rows.apps.all();
  if (ada === undefined || first === undefined) throw new Error('The large dataset is empty');

  const shared = platform.teams
    .list(ada, {})
    .data.filter(({ is_personal_team }) => !is_personal_team);
  expect(shared).toHaveLength(largeCounts.teams);
  expect(rows.apps.all()).toHaveLength(largeCounts.apps);
  expect(new Set(rows.apps.all().map(({ name }) => name)).size).toBe(largeCounts.apps);
  expect(rows.deployments.all()).toHaveLength(largeCounts.deployments);
  expect(platform.variables.list(first)).toHaveLength(largeCounts.variablesOfFirstApp);
  const { data, count } = platform.appLogs.read(first, {});
  expect(count).toBeGreaterThanOrEqual(largeCounts.logLinesOfFirstApp);
  expect(data).toHaveLength(1000);

  const roles = shared.map((team) =>
    team.owner_id === ada.id
      ? 'owner'
      : platform.teams.members(team).find(({ user }) => user.id === ada.id)?.role,
  );
  expect(new Set(roles)).toEqual(new Set(['owner', 'admin', 'member']));
});
