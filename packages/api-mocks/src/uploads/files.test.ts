import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { memoryPersistence, type StoredRow } from '../store/persistence.ts';
import { openUploads } from './files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function* bytes(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}

const files = async () => (await readdir(folder)).toSorted();

function deployment(id: string, archive: object | null): StoredRow {
  return { collection: 'deployments', id, position: 0, json: JSON.stringify({ id, archive }) };
}

test('an upload is measured, and is stored under the name of its deployment', async () => {
  const upload = await openUploads(folder).receive(bytes('har', 'bour'));
  expect(upload).toMatchObject({
    size_bytes: 7,
    sha256: createHash('sha256').update('harbour').digest('hex'),
  });
  expect(await upload.content.text()).toBe('harbour');
  upload.store('d1');
  upload.discard();
  expect(await files()).toEqual(['d1.archive']);
  expect(await readFile(join(folder, 'd1.archive'), 'utf8')).toBe('harbour');
});

test('a later upload replaces an earlier one', async () => {
  const uploads = openUploads(folder);
  for (const text of ['old', 'new']) (await uploads.receive(bytes(text))).store('d1');
  expect(await files()).toEqual(['d1.archive']);
  expect(await readFile(join(folder, 'd1.archive'), 'utf8')).toBe('new');
});

test('an interrupted or unclaimed upload leaves no file', async () => {
  const uploads = openUploads(folder);
  async function* broken() {
    yield* bytes('half');
    throw new Error('gone');
  }
  await expect(uploads.receive(broken())).rejects.toThrow('gone');
  (await uploads.receive(bytes('unwanted'))).discard();
  expect(await files()).toEqual([]);
});

test('a restart removes the leftovers of a crash and keeps acknowledged uploads', async () => {
  for (const name of ['x.part', 'd1.archive', 'd2.archive', 'd3.archive', 'notes.txt']) {
    await writeFile(join(folder, name), name);
  }
  openUploads(folder).retainOnly(['d1']);
  expect(await files()).toEqual(['d1.archive', 'notes.txt']);
});

test('an archive is deleted with its deployment, and when its upload is cancelled', async () => {
  const uploads = openUploads(folder);
  const followed = uploads.follow(memoryPersistence);
  for (const id of ['d1', 'd2', 'd3']) {
    (await uploads.receive(bytes(id))).store(id);
    await followed.commit([deployment(id, { sha256: '00' })]);
  }
  await followed.commit([{ collection: 'deployments', id: 'd1', json: null }]);
  await followed.commit([deployment('d2', null), { collection: 'apps', id: 'd3', json: null }]);
  expect(await files()).toEqual(['d3.archive']);
});

test('a failed commit deletes nothing', async () => {
  const uploads = openUploads(folder);
  (await uploads.receive(bytes('x'))).store('d1');
  const failing = uploads.follow({
    ...memoryPersistence,
    commit() {
      throw new Error('disk full');
    },
  });
  expect(() => failing.commit([deployment('d1', null)])).toThrow('disk full');
  expect(await files()).toEqual(['d1.archive']);
});
