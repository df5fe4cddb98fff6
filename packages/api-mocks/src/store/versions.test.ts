import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createManualClock } from '../clock.ts';
import { createPlatform } from '../platform/platform.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-store-'));
  path = join(folder, 'dataset.db');
});

afterEach(() => rm(folder, { recursive: true }));

const start = Date.parse('2026-11-21T09:30:00Z');

/** Writes to a database like another program. */
function edit(sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

async function writeVersion1(): Promise<void> {
  edit(await readFile(new URL('fixtures/version-1.sql', import.meta.url), 'utf8'));
}

async function open() {
  const clock = createManualClock(start);
  return createPlatform({ clock, persistence: openSqlite(path) });
}

/** The whole content of the file. */
function contents(): unknown {
  const database = new DatabaseSync(path);
  const rows = database.prepare('SELECT * FROM rows ORDER BY position').all();
  database.close();
  return rows;
}

test('data of version 1 is migrated without loss', async () => {
  await writeVersion1();
  const before = await open();
  const { rows } = before.dataset;
  const [app] = rows.apps.all();
  if (app === undefined) throw new Error('The fixture has an app');
  expect(app.name).toBe('Harbour API');
  expect(rows.deployments.all().map((row) => before.deployments.progress(row).status)).toEqual([
    'ready_for_build',
    'upload_cancelled',
  ]);
  expect(before.variables.list(app).map(({ value }) => value)).toEqual([`it's "info"`, 'hunter2']);
  const ada = await before.users.logIn('ada@example.com', 'quayside-demo');
  expect(before.teams.list(ada, {}).count).toBe(2);
  const storedRows = Object.values(rows).map((collection) => collection.all());
  before.close();

  const after = await open();
  expect(Object.values(after.dataset.rows).map((collection) => collection.all())).toEqual(
    storedRows,
  );
  after.close();
});

test('data of a newer version is rejected with advice, and not modified', async () => {
  await writeVersion1();
  edit(`INSERT INTO rows VALUES (999, 'store', 'version', '99')`);
  const before = contents();
  await expect(open()).rejects.toThrow(
    /^The file dataset\.db was written by a newer version of Quayside, which this one cannot read \(version 99, this one reads up to \d+\)\. Delete it, or start with another file\.$/,
  );
  expect(contents()).toEqual(before);
});

test.each([
  ['a row that does not fit', `{"id":"x"}`],
  ['a row that is not JSON', `{"id":`],
])('%s rejects all data, which is not modified', async (_what, json) => {
  await writeVersion1();
  edit(`UPDATE rows SET json = '${json}' WHERE collection = 'log_bursts'`);
  const before = contents();
  await expect(open()).rejects.toThrow(
    /^The file dataset\.db is damaged \(log_bursts .+\)\. Delete it, or start with another file\.$/,
  );
  expect(contents()).toEqual(before);
});

test("another program's database is rejected and not modified", async () => {
  edit(`CREATE TABLE notes (text); INSERT INTO notes VALUES ('mine')`);
  const before = await readFile(path);
  await expect(open()).rejects.toThrow(
    'The file dataset.db belongs to another program. Delete it, or start with another file.',
  );
  expect(await readFile(path)).toEqual(before);
});

test('a file that is not a database is rejected and not modified', async () => {
  const letter = 'Dear Grace,\n'.repeat(100);
  await writeFile(path, letter);
  await expect(open()).rejects.toThrow('The file dataset.db belongs to another program.');
  expect(await readFile(path, 'utf8')).toBe(letter);
});

test('a file with damaged pages is rejected', async () => {
  await writeVersion1();
  const bytes = await readFile(path);
  await writeFile(path, bytes.fill(0xa5, 4096));
  await expect(open()).rejects.toThrow('The file dataset.db is damaged.');
});

test('a second server on the same file is rejected while the first one runs', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow('The file dataset.db is in use by another process.');
  first.close();
  (await open()).close();
});
