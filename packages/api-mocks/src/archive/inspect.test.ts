import { gzipSync, zstdCompressSync } from 'node:zlib';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { archiveProblems } from '../platform/builds/failures/failure.ts';
import { entry, packProject, tar, tarGz, zip } from './archive.fixtures.ts';
import { archiveLimits } from './contents.ts';
import { inspectArchive } from './inspect.ts';
import { decompressZstd } from './zstd.ts';

const project = {
  'main.py': 'from fastapi import FastAPI\napp = FastAPI()\n',
  'pyproject.toml': 'dependencies = [\n  "fastapi[standard]",\n]\n',
  'logo.png': 'x'.repeat(1_500),
};

const small = { ...archiveLimits, bytes: 100_000, files: 20 };

function inspect(bytes: Uint8Array, limits = small) {
  return inspectArchive(new Blob([new Uint8Array(bytes)]), null, decompressZstd, limits);
}

const packed = {
  'a tar archive compressed with zstd': packProject(project),
  'a tar archive compressed with gzip': tarGz(project),
  'a plain tar archive': tar(project),
  'a zip archive': zip(project),
  'a zip archive that is not compressed': zip(project, { method: 0 }),
};

for (const [name, archive] of Object.entries(packed)) {
  test(`reads ${name}`, async () => {
    const found = await inspect(archive);
    expect(found).toMatchObject({
      contents: 'read',
      project: { files: 3, dependencies: ['fastapi[standard]'], entrypoint: 'main:app' },
    });
  });

  test(`reports ${name} that is truncated or damaged`, async () => {
    const cut = await inspect(archive.subarray(0, Math.floor(archive.length * 0.4)));
    expect(['corrupt', 'truncated']).toContain(cut.problem);

    const damage = fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(archive.length), async (changes, length) => {
        const damaged = new Uint8Array(archive.subarray(0, length));
        for (const [at, byte] of changes) if (at < length) damaged[at] = byte;
        const { contents, problem } = await inspect(damaged);
        // Damage may also affect bytes that are never read.
        expect([undefined, ...archiveProblems]).toContain(problem);
        expect(contents).toBe(problem === undefined ? 'read' : 'unreadable');
      }),
      { numRuns: 150 },
    );
  });
}

test('any bytes yield a result', async () => {
  const magic = fc.constantFrom(
    [],
    [0x28, 0xb5, 0x2f, 0xfd],
    [0x1f, 0x8b, 8, 0],
    [0x50, 0x4b, 3, 4],
    [0x50, 0x4b, 5, 6],
  );
  await fc.assert(
    fc.asyncProperty(magic, fc.uint8Array({ maxLength: 2_000 }), async (head, noise) => {
      const { contents } = await inspect(new Uint8Array([...head, ...noise]));
      expect(contents).toBe('unreadable');
    }),
    { numRuns: 300 },
  );
});

test('rejects data that is not an archive, and empty data', async () => {
  expect((await inspect(Buffer.from('just a text'))).problem).toBe('unknown_format');
  expect((await inspect(new Uint8Array())).problem).toBe('empty');
  expect((await inspect(zip({}))).problem).toBe('empty');
  expect((await inspect(zstdCompressSync(Buffer.alloc(2_000, 'text')))).problem).toBe('corrupt');
});

test('in a browser a zstd archive is assumed to hold a working project', async () => {
  const archive = new Blob([new Uint8Array(packProject(project))]);
  expect((await inspectArchive(archive, null)).contents).toBe('not-looked-at');
});

test('rejects a path that leads out of the project', async () => {
  for (const path of ['../main.py', '/etc/passwd', 'a/../../b.py', 'C:\\b.py', '..\\b.py']) {
    expect((await inspect(tar({ [path]: '' }))).problem).toBe('unsafe_path');
    expect((await inspect(zip({ [path]: '' }))).problem).toBe('unsafe_path');
  }
  expect((await inspect(tar({ 'a..b/..c.py': '' }))).contents).toBe('read');
});

test('stops unpacking an archive as soon as it is too large', async () => {
  const bomb = gzipSync(Buffer.concat([entry('zeros.bin', '0', Buffer.alloc(4_000_000))]));
  expect((await inspect(bomb)).problem).toBe('too_large');
  const lie = zip({ 'zeros.bin': '' }, { claim: () => 4_000_000_000 });
  expect((await inspect(lie)).problem).toBe('too_large');
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.txt`, '']));
  expect((await inspect(tar(many))).problem).toBe('too_many_files');
});

test('detects wrong sizes', async () => {
  const longer = entry('main.py', '0', Buffer.from('x'), 5_000);
  expect((await inspect(longer)).problem).toBe('truncated');
  const beyond = zip({ 'main.py': 'app' }, { claim: (size) => size + 1 });
  expect((await inspect(beyond)).problem).toBe('truncated');
  const less = zip({ 'main.py': 'app' }, { claim: (size) => size - 1 });
  expect((await inspect(less)).problem).toBe('corrupt');
});

test('stops reading headers that never end', async () => {
  const pax = (text: string) => entry('PaxHeaders/x', 'x', Buffer.from(text));
  const endless = Buffer.concat([
    ...Array.from({ length: 50 }, () => pax('9 path=a\n')),
    tar({ a: '' }),
  ]);
  expect((await inspect(endless)).problem).toBe('corrupt');
  for (const bad of ['99999 path=a\n', 'x path=a\n', '0 path=a\n', '10 size=-1\n', '-5 path=a\n']) {
    expect((await inspect(Buffer.concat([pax(bad), tar({ a: '' })]))).problem).toBe('corrupt');
  }
  const huge = entry('PaxHeaders/x', 'x', Buffer.alloc(80_000));
  expect((await inspect(Buffer.concat([huge, tar({ a: '' })]))).problem).toBe('corrupt');
});

test('reads names longer than a header, of GNU tar and of pax', async () => {
  const long = `${'folder/'.repeat(20)}main.py`;
  const record = ` path=${long}\n`;
  const app = Buffer.from(project['main.py']);
  const gnu = [entry('././@LongLink', 'L', Buffer.from(`${long}\0`)), entry('short', '0', app)];
  const text = Buffer.from(`${record.length + 3}${record}`);
  const pax = [entry('PaxHeaders/x', 'x', text), entry('short', '0', app)];
  for (const entries of [gnu, pax]) {
    const found = await inspect(Buffer.concat([...entries, tar({ 'after.py': '' })]));
    expect(found.project).toMatchObject({
      files: 2,
      entrypoint: `${'folder.'.repeat(20)}main:app`,
    });
  }
});
