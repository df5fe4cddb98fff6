import { unpackTar } from 'modern-tar';
import { afterEach, expect, test } from 'vitest';

import type { Packer } from './Packer.ts';
import { SourceError } from './source.ts';
import type { PackableSource } from './source.ts';
import { startPacker } from './startPacker.ts';

const packers: Packer[] = [];

function start(source: PackableSource): Packer {
  const packer = startPacker(source, null);
  packers.push(packer);
  return packer;
}

afterEach(() => {
  for (const packer of packers.splice(0)) packer.dispose();
});

const filesOf = (texts: Record<string, string>): PackableSource => ({
  kind: 'files',
  files: Object.entries(texts).map(([path, text]) => ({ path, file: new File([text], path) })),
  skipped: ['tide-clock/.venv'],
  rejected: [{ path: 'tide-clock/locked.bin', reason: { by: 'unreadable' } }],
});

async function unpack(archive: Blob): Promise<Record<string, string>> {
  const entries = await unpackTar(archive.stream().pipeThrough(new DecompressionStream('gzip')));
  return Object.fromEntries(
    entries.map(({ header, data }) => [header.name, new TextDecoder().decode(data)]),
  );
}

test('a folder is planned and packed in a worker', async () => {
  const packer = start(
    filesOf({
      'tide-clock/main.py': 'app = 1',
      'tide-clock/.gitignore': '*.log',
      'tide-clock/a.log': 'x',
    }),
  );
  const plan = await packer.plan();
  expect(plan).toMatchObject({ root: 'tide-clock', fileCount: 1 });
  expect(plan.leftOut.map(({ by, items }) => [by, items.map(({ path }) => path)])).toEqual([
    ['default', ['.venv/', '.gitignore']],
    ['unreadable', ['locked.bin']],
    ['rule', ['a.log']],
  ]);
  expect(await unpack(await packer.pack(() => {}))).toEqual({ 'main.py': 'app = 1' });
});

test('files are left out of the archive on request', async () => {
  const packer = start(filesOf({ 'main.py': 'app = 1', 'server.pem': 'key' }));
  await packer.plan();
  expect(await unpack(await packer.pack(() => {}, ['server.pem']))).toEqual({
    'main.py': 'app = 1',
  });
  await expect(packer.pack(() => {}, ['main.py', 'server.pem'])).rejects.toThrow(SourceError);
});

test('a source can be packed again', async () => {
  const packer = start(filesOf({ 'main.py': 'app = 1' }));
  await packer.plan();
  await packer.pack(() => {});
  expect(await unpack(await packer.pack(() => {}))).toEqual({ 'main.py': 'app = 1' });
});

test('a file that is not an archive is reported', async () => {
  const packer = start({ kind: 'zip', file: new File(['nothing of the sort'], 'app.zip') });
  await expect(packer.plan()).rejects.toEqual(new SourceError({ kind: 'notAnArchive' }));
});

test('disposing the packer removes its archive', async () => {
  const packer = start(filesOf({ 'main.py': 'app = 1' }));
  await packer.plan();
  const archive = await packer.pack(() => {});
  packer.dispose();
  await expect.poll(() => archive.text().catch(() => 'gone')).toBe('gone');
});
