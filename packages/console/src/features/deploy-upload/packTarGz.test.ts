import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { openChunks } from './archiveStore.ts';
import { packTarGz } from './packTarGz.ts';
import { sourceFile } from './source.fixtures.ts';
import { SourceError } from './source.ts';
import type { SourceFile } from './source.ts';

async function pack(files: readonly SourceFile[]): Promise<Blob> {
  const store = openChunks();
  await packTarGz(files, store.target);
  return store.read();
}

/** Unpacks an archive with the system's `tar`, and reads the files. */
async function unpack<Result>(archive: Blob, read: (folder: string) => Result): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-pack-'));
  try {
    writeFileSync(join(folder, 'archive.tar.gz'), new Uint8Array(await archive.arrayBuffer()));
    execFileSync('tar', ['-xzf', 'archive.tar.gz'], { cwd: folder });
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("the system's tar unpacks", () => {
  test('names that are long, nested or in any script, byte for byte', async () => {
    const names = [
      'main.py',
      'empty.txt',
      `${'folder-of-thirty-characters-ab/'.repeat(8)}main.py`,
      `${'n'.repeat(200)}.py`,
      'données/été ⚓️.csv',
      'ملف/صورة.txt',
      'with space/and\nnewline.txt',
      '-rf',
    ];
    const files = names.map((name) =>
      sourceFile(name, name === 'empty.txt' ? '' : `holds ${name}`),
    );
    await unpack(await pack(files), (folder) => {
      for (const name of names) {
        const expected = name === 'empty.txt' ? '' : `holds ${name}`;
        expect(readFileSync(join(folder, name), 'utf8')).toBe(expected);
      }
    });
  });

  test('any bytes of any length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 3000 }), { minLength: 1, maxLength: 6 }),
        async (contents) => {
          const files = contents.map((bytes, index) =>
            sourceFile(`${index}.bin`, new Uint8Array(bytes)),
          );
          await unpack(await pack(files), (folder) => {
            for (const [index, bytes] of contents.entries()) {
              expect(readFileSync(join(folder, `${index}.bin`))).toEqual(Buffer.from(bytes));
            }
          });
        },
      ),
      { numRuns: 25 },
    );
  });

  test('executable bits and modification times', async () => {
    const script = { ...sourceFile('run.sh'), isExecutable: true };
    await unpack(await pack([script, sourceFile('main.py')]), (folder) => {
      expect(statSync(join(folder, 'run.sh')).mode & 0o777).toBe(0o755);
      expect(statSync(join(folder, 'main.py')).mode & 0o777).toBe(0o644);
      expect(statSync(join(folder, 'main.py')).mtimeMs).toBe(script.modified);
    });
  });
});

test('reports how many bytes were read', async () => {
  const reported: number[] = [];
  const store = openChunks();
  await packTarGz([sourceFile('a', '12345'), sourceFile('b', '678')], store.target, (bytes) =>
    reported.push(bytes),
  );
  expect(reported).toEqual([5, 8]);
});

describe('fails', () => {
  test.each<[string, SourceFile]>([
    ['cannot be read', { ...sourceFile('b.py'), pipeTo: (to) => to.abort(new Error('moved')) }],
    ['has grown', { ...sourceFile('b.py', 'longer'), size: 3 }],
    ['has shrunk', { ...sourceFile('b.py', 'short'), size: 30 }],
  ])('when a file %s, and names the file', async (_, file) => {
    await expect(pack([sourceFile('a.py'), file])).rejects.toEqual(
      new SourceError({ kind: 'unreadable', path: 'b.py' }),
    );
  });

  test('when the archive cannot be written, with the reason', async () => {
    const full = new DOMException('No room', 'QuotaExceededError');
    const target = new WritableStream({ write: () => Promise.reject(full) });
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    const files = Array.from({ length: 400 }, (_, index) => sourceFile(`${index}.bin`, bytes));
    await expect(packTarGz(files, target)).rejects.toBe(full);
  });
});

test('fails when the archive cannot be closed, with the reason', async () => {
  const full = new DOMException('No room', 'QuotaExceededError');
  const target = new WritableStream({ close: () => Promise.reject(full) });
  await expect(packTarGz([sourceFile('a.py')], target)).rejects.toBe(full);
});

test('discards the archive when a file cannot be read', async () => {
  const abort = vi.fn<(reason: unknown) => void>();
  const close = vi.fn<() => void>();
  const file: SourceFile = {
    ...sourceFile('b.py'),
    pipeTo: (to) => to.abort(new Error('moved')),
  };
  await expect(packTarGz([file], new WritableStream({ abort, close }))).rejects.toMatchObject({
    problem: { kind: 'unreadable', path: 'b.py' },
    cause: { message: 'moved' },
  });
  expect(abort).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

test('reads no faster than the archive is written', async () => {
  const chunk = crypto.getRandomValues(new Uint8Array(65_536));
  const chunkCount = 400;
  let read = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const file: SourceFile = {
    ...sourceFile('big.bin'),
    size: chunk.byteLength * chunkCount,
    pipeTo: (target) =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            if (read === chunkCount) return controller.close();
            read += 1;
            controller.enqueue(chunk);
          },
        },
        { highWaterMark: 0 },
      ).pipeTo(target),
  };
  const settled = { reads: -1 };
  const target = new WritableStream<Uint8Array>({ write: () => held });
  const packing = packTarGz([file], target);
  // It pauses when the buffer between file and archive is full.
  while (settled.reads !== read) {
    settled.reads = read;
    for (let turn = 0; turn < 200; turn += 1) await new Promise((done) => setImmediate(done));
  }
  expect(read * chunk.byteLength).toBeLessThan(16 * 1024 * 1024);
  release();
  await packing;
  expect(read).toBe(chunkCount);
});
