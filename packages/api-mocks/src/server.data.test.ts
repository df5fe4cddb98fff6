import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createMockServer } from './server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-data-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a server on a data file and closes it again. */
async function start(dataFile: string): Promise<void> {
  const server = await createMockServer({ seed: 'empty', dataFile });
  await server.close();
}

test('a data file that is a folder is created inside it, named after the seed', async () => {
  await start(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['empty.sqlite', 'empty.sqlite-uploads']);
  await start(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['empty.sqlite', 'empty.sqlite-uploads']);
});

test('a trailing slash means a folder, and missing folders are created', async () => {
  await start(join(folder, 'a', 'b') + sep);
  expect(existsSync(join(folder, 'a', 'b', 'empty.sqlite'))).toBe(true);
  await start(join(folder, 'c', 'd', 'dataset.db'));
  expect(existsSync(join(folder, 'c', 'd', 'dataset.db'))).toBe(true);
});

test('a folder that contains a folder with the name of the data file is rejected with that name', async () => {
  mkdirSync(join(folder, 'empty.sqlite'));
  await expect(start(folder)).rejects.toThrow(
    `The file empty.sqlite is a folder. Start with a file in it, such as ${join(folder, 'empty.sqlite', 'quayside.sqlite')}.`,
  );
});

test('a data file below a file is rejected because its folder cannot be written', async () => {
  writeFileSync(join(folder, 'letter'), 'Dear Grace');
  for (const path of [join('letter', 'dataset.db'), join('letter', 'deep', 'dataset.db')]) {
    await expect(start(join(folder, path))).rejects.toThrow(
      /^The folder .*letter(\/deep)? cannot be written \(E\w+\)\. Start with a file in another folder\.$/,
    );
  }
});

test('an uploads folder that is a file is rejected, and the data file is closed', async () => {
  const file = join(folder, 'dataset.db');
  writeFileSync(`${file}-uploads`, '');
  await expect(start(file)).rejects.toThrow(/^The folder .*dataset\.db-uploads cannot be written/);
  rmSync(`${file}-uploads`);
  await start(file);
});

/** Runs `action` as a user without write permission in the folder. */
async function withoutRights(action: () => Promise<void>): Promise<void> {
  for (const name of ['', ...readdirSync(folder)]) chmodSync(join(folder, name), 0o555);
  const isRoot = process.getuid?.() === 0;
  // Root can write everywhere.
  if (isRoot) process.seteuid?.(65_534);
  try {
    await action();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(folder, 0o755);
  }
}

test.skipIf(process.platform === 'win32')(
  'a read-only data file or folder is rejected with a readable message',
  async () => {
    const file = join(folder, 'dataset.db');
    await start(file);
    await withoutRights(async () => {
      for (const path of [file, join(folder, 'other.db')]) {
        await expect(start(path)).rejects.toThrow(
          /^The file (dataset|other)\.db cannot be written\. Make it writable, or start with another file\.$/,
        );
      }
      await expect(start(join(folder, 'deep', 'dataset.db'))).rejects.toThrow(
        /^The folder .*deep cannot be written \(EACCES\)\. Start with a file in another folder\.$/,
      );
    });
    await start(file);
  },
);

test('the command ends with the message and no stack trace', () => {
  const letter = join(folder, 'letter');
  writeFileSync(letter, 'Dear Grace');
  const bin = fileURLToPath(new URL('bin.ts', import.meta.url));
  const options = ['--port', '0', '--data', join(letter, 'dataset.db')];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=quayside-source', bin, ...options],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^The folder .*letter cannot be written \(EEXIST\)\. .*\nSee quayside-mock-api --help\.\n$/,
    ),
  ]);
});
