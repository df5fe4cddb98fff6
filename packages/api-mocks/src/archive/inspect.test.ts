import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { entry, packProject, tar } from './archive.fixtures.ts';
import { inspectArchive } from './inspect.ts';
import { readTar } from './tar.ts';

const project = {
  'main.py': 'from fastapi import FastAPI\napp = FastAPI()\n',
  'pyproject.toml': 'dependencies = [\n  "fastapi[standard]",\n]\n',
  'logo.png': 'x'.repeat(1_500),
};

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test("a project's archive is measured and read, however it is cut", async () => {
  const archive = packProject(project);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 700 }), async (size) => {
      expect(await inspectArchive(inChunks(archive, size), null)).toMatchObject({
        size_bytes: archive.length,
        sha256: createHash('sha256').update(archive).digest('hex'),
        contents: 'read',
        project: { files: 3, dependencies: ['fastapi[standard]'], entrypoint: 'main:app' },
      });
    }),
    { numRuns: 20 },
  );
});

test('what is no archive is measured to its end and called unreadable', async () => {
  const noise = Buffer.alloc(300_000, 'not an archive');
  expect(await inspectArchive(inChunks(noise, 1_000), null)).toMatchObject({
    size_bytes: noise.length,
    sha256: createHash('sha256').update(noise).digest('hex'),
    contents: 'unreadable',
  });
  const cut = packProject(project).subarray(0, 60);
  expect((await inspectArchive(inChunks(cut, 60), null)).contents).toBe('unreadable');
  const noTar = zstdCompressSync(Buffer.alloc(2_000, 'text'));
  expect((await inspectArchive(inChunks(noTar, 500), null)).contents).toBe('unreadable');
});

test('an upload that breaks off is passed on, not taken for an archive', async () => {
  async function* broken() {
    yield packProject(project).subarray(0, 20);
    throw new Error('gone');
  }
  await expect(inspectArchive(broken(), null)).rejects.toThrow('gone');
});

test('names longer than a header holds are read, of GNU tar and of pax', async () => {
  const long = `${'folder/'.repeat(20)}main.py`;
  const record = ` path=${long}\n`;
  const pax = `${record.length + 3}${record}`;
  const archive = Buffer.concat([
    entry('././@LongLink', 'L', Buffer.from(`${long}\0`)),
    entry('short', '0', Buffer.from('gnu')),
    entry('PaxHeaders/x', 'x', Buffer.from(pax)),
    entry('short', '0', Buffer.from('pax')),
    tar({ 'after.py': '' }),
  ]);
  const files = await readTar(inChunks(archive, 100), 1e9);
  expect(files.map((file) => [file.path, file.text])).toEqual([
    [long, 'gnu'],
    [long, 'pax'],
    ['after.py', ''],
  ]);
});

test('an archive that unpacks to too much is left unread from there on', async () => {
  const files = await readTar(inChunks(tar({ a: 'x'.repeat(5_000), b: 'y' }), 512), 4_000);
  expect(files).toEqual([{ path: 'a', size_bytes: 5_000 }]);
});
