import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { expect, test } from 'vitest';

import { isGzip } from './isGzip.ts';
import { readSkipped, readZip } from './readSource.ts';
import { SourceError } from './source.ts';
import type { SourceFile } from './source.ts';

async function zip(files: Record<string, string>, options = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false, ...options });
  for (const [name, text] of Object.entries(files)) {
    await writer.add(name, name.endsWith('/') ? undefined : new TextReader(text), {
      directory: name.endsWith('/'),
    });
  }
  return writer.close();
}

async function textOf({ pipeTo }: SourceFile): Promise<string> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const [text] = await Promise.all([new Response(readable).text(), pipeTo(writable)]);
  return text;
}

test('reads the files of a zip archive, and leaves out folders', async () => {
  const files = await readZip(await zip({ 'app/': '', 'app/main.py': 'x = 1', 'été.txt': 'ä' }));
  expect(files.map(({ path, size }) => [path, size])).toEqual([
    ['app/main.py', 5],
    ['été.txt', 2],
  ]);
  expect(await Promise.all(files.map(textOf))).toEqual(['x = 1', 'ä']);
});

test.each(['nothing of the sort', ''])('%j is no zip archive', async (text) => {
  await expect(readZip(new Blob([text]))).rejects.toEqual(
    new SourceError({ kind: 'notAnArchive' }),
  );
});

test('a zip archive cut short is damaged', async () => {
  const whole = await zip({ 'main.py': 'x'.repeat(1000) });
  await expect(readZip(whole.slice(0, whole.size - 30))).rejects.toBeInstanceOf(SourceError);
});

test('a zip archive with a password says so', async () => {
  const locked = await zip({ 'main.py': 'x' }, { password: 'pw', zipCrypto: true });
  await expect(readZip(locked)).rejects.toEqual(new SourceError({ kind: 'encrypted' }));
});

test('knows gzip by its first bytes', async () => {
  expect(await isGzip(new Blob([new Uint8Array([0x1f, 0x8b, 8, 0])]))).toBe(true);
  expect(await isGzip(new Blob(['PK']))).toBe(false);
  expect(await isGzip(new Blob())).toBe(false);
});

test('folders that were not opened are named', () => {
  expect(readSkipped(['tide-clock/.venv'])).toEqual([
    { path: 'tide-clock/.venv/', reason: { by: 'default' } },
  ]);
});
