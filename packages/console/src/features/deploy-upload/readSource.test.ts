import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { describe, expect, test } from 'vitest';

import { isGzip } from './isGzip.ts';
import { readPicked, readSkipped, readZip } from './readSource.ts';
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
  const { files } = await readZip(
    await zip({ 'app/': '', 'app/main.py': 'x = 1', 'été.txt': 'ä' }),
  );
  expect(files.map(({ path, size }) => [path, size])).toEqual([
    ['app/main.py', 5],
    ['été.txt', 2],
  ]);
  expect(await Promise.all(files.map(textOf))).toEqual(['x = 1', 'ä']);
});

/** A zip archive with names of any bytes, which current libraries do not write. */
async function rawZip(names: readonly (string | readonly number[])[], mode = 0): Promise<Blob> {
  const placeholder = (index: number, length: number) => String(index).padStart(length, '\u0001');
  const wanted = names.map((name) =>
    typeof name === 'string' ? [...new TextEncoder().encode(name)] : name,
  );
  const writer = new ZipWriter(new BlobWriter(), {
    useWebWorkers: false,
    useUnicodeFileNames: false,
  });
  for (const [index, bytes] of wanted.entries()) {
    await writer.add(placeholder(index, bytes.length), new TextReader('x'), {
      ...(mode !== 0 && { versionMadeBy: 0x0314, externalFileAttributes: mode * 0x10000 }),
    });
  }
  const archive = Buffer.from(await (await writer.close()).arrayBuffer());
  for (const [index, bytes] of wanted.entries()) {
    const found = Buffer.from(placeholder(index, bytes.length));
    for (let at = archive.indexOf(found); at !== -1; at = archive.indexOf(found, at + 1)) {
      archive.set(bytes, at);
    }
  }
  return new Blob([archive]);
}

describe('names in an encoding that the archive does not specify', () => {
  /** Sample names in the encodings of Japanese Windows and of DOS. */
  const japanese = [
    ['日本語.txt', [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x2e, 0x74, 0x78, 0x74]],
    ['表.csv', [0x95, 0x5c, 0x2e, 0x63, 0x73, 0x76]],
    [
      'app/テスト.py',
      [0x61, 0x70, 0x70, 0x2f, 0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x2e, 0x70, 0x79],
    ],
    ['ﾃｽﾄ01', [0xc3, 0xbd, 0xc4, 0x30, 0x31]],
  ] as const;
  const western = [
    ['äöü.txt', [0x84, 0x94, 0x81, 0x2e, 0x74, 0x78, 0x74]],
    ['Straße', [0x53, 0x74, 0x72, 0x61, 0xe1, 0x65]],
    ['été.py', [0x82, 0x74, 0x82, 0x2e, 0x70, 0x79]],
    ['château.md', [0x63, 0x68, 0x83, 0x74, 0x65, 0x61, 0x75, 0x2e, 0x6d, 0x64]],
  ] as const;

  test.each(japanese)('are decoded as Shift_JIS: %s', async (name, bytes) => {
    const { files } = await readZip(await rawZip([bytes, 'main.py']));
    expect(files.map(({ path, guessedEncoding }) => [path, guessedEncoding])).toEqual([
      [name, 'Shift_JIS'],
      ['main.py', undefined],
    ]);
  });

  test.each(western)('are decoded as CP437: %s', async (name, bytes) => {
    const { files } = await readZip(await rawZip([bytes]));
    expect(files[0]).toMatchObject({ path: name, guessedEncoding: 'CP437' });
  });

  test('are decoded in one encoding per archive', async () => {
    const one = await readZip(await rawZip(japanese.map(([, bytes]) => bytes)));
    expect(one.files.map(({ path }) => path)).toEqual(japanese.map(([name]) => name));
    const other = await readZip(await rawZip(western.map(([, bytes]) => bytes)));
    expect(other.files.map(({ path }) => path)).toEqual(western.map(([name]) => name));
  });

  test('are decoded as UTF-8 without the flag for it, and not reported as a guess', async () => {
    const { files } = await readZip(await rawZip(['données/été ⚓️.csv']));
    expect(files[0]).toMatchObject({ path: 'données/été ⚓️.csv', guessedEncoding: undefined });
  });
});

describe('lists entries that cannot be sent with the reason:', () => {
  test.each([
    ['../evil.py', '../evil.py'],
    ['a/../../evil.py', 'a/../../evil.py'],
    ['/etc/passwd', '/etc/passwd'],
    ['C:/evil.py', 'C:/evil.py'],
    ['C:\\evil.py', 'C:/evil.py'],
    ['..\\evil.py', '../evil.py'],
    ['\\\\host\\share', '/host/share'],
    ['nul\0.py', 'nul\0.py'],
    ['.', ''],
  ])('an unsafe path: %j', async (name, path) => {
    const { files, leftOut } = await readZip(await rawZip([name, 'main.py']));
    expect(files.map((file) => file.path)).toEqual(['main.py']);
    expect(leftOut).toEqual([{ path, reason: { by: 'unsafe' } }]);
  });

  test.each([
    ['a symbolic link', 0o120777, 'symlink'],
    ['a pipe', 0o010644, 'special'],
    ['a device', 0o020644, 'special'],
    ['a socket', 0o140755, 'special'],
  ])('%s', async (_, mode, by) => {
    const { files, leftOut } = await readZip(await rawZip(['current'], mode));
    expect(files).toEqual([]);
    expect(leftOut).toEqual([{ path: 'current', reason: { by } }]);
  });

  test.each([
    ['../elsewhere/', [{ path: '../elsewhere', reason: { by: 'unsafe' } }]],
    ['./', []],
    ['app/', []],
  ])('an unsafe folder only: %s', async (name, expected) => {
    const { files, leftOut } = await readZip(await zip({ [name]: '' }));
    expect(files).toEqual([]);
    expect(leftOut).toEqual(expected);
  });

  test('normal files of Unix are not listed', async () => {
    const { files, leftOut } = await readZip(await rawZip(['main.py'], 0o100644));
    expect(files.map(({ path }) => path)).toEqual(['main.py']);
    expect(leftOut).toEqual([]);
  });

  test.each(['a..b/c..py', 'ab:c.py', 'a/C:/b.py', '.hidden', 'a/...'])(
    'a safe path is not listed: %s',
    async (name) => {
      const { files } = await readZip(await rawZip([name]));
      expect(files.map(({ path }) => path)).toEqual([name]);
    },
  );

  test('normalizes redundant segments and backslashes in paths', async () => {
    const { files } = await readZip(await rawZip(['./app//main.py', 'win\\dows.py']));
    expect(files.map(({ path }) => path)).toEqual(['app/main.py', 'win/dows.py']);
  });
});

test.each(['nothing of the sort', ''])('rejects %j as a zip archive', async (text) => {
  await expect(readZip(new Blob([text]))).rejects.toEqual(
    new SourceError({ kind: 'notAnArchive' }),
  );
});

test('rejects a truncated zip archive', async () => {
  const whole = await zip({ 'main.py': 'x'.repeat(1000) });
  await expect(readZip(whole.slice(0, whole.size - 30))).rejects.toBeInstanceOf(SourceError);
});

test('rejects a zip archive with a password, with the reason', async () => {
  const locked = await zip({ 'main.py': 'x' }, { password: 'pw', zipCrypto: true });
  await expect(readZip(locked)).rejects.toEqual(new SourceError({ kind: 'encrypted' }));
});

test('detects gzip by its first bytes', async () => {
  expect(await isGzip(new Blob([new Uint8Array([0x1f, 0x8b, 8, 0])]))).toBe(true);
  expect(await isGzip(new Blob(['PK']))).toBe(false);
  expect(await isGzip(new Blob())).toBe(false);
});

test.each([
  ['tide-clock/.venv', 'default'],
  ['.venv', 'default'],
  ['tide-clock/.env', 'secrets'],
  ['tide-clock/other', 'default'],
])('lists the skipped folder %s', (path, by) => {
  expect(readSkipped([path])).toEqual([{ path: `${path}/`, reason: { by } }]);
});

test('reads picked files with their size and time, and none of them as executable', async () => {
  const file = new File(['x = 1'], 'main.py', { lastModified: 1_763_716_320_000 });
  const [picked] = readPicked([{ path: 'app/main.py', file }]);
  if (picked === undefined) throw new Error('The file was not read');
  expect(picked).toMatchObject({
    path: 'app/main.py',
    size: 5,
    modified: 1_763_716_320_000,
    isExecutable: false,
  });
  expect(await textOf(picked)).toBe('x = 1');
});

test('reads the time and the executable bit of the files in a zip archive', async () => {
  const lastModDate = new Date('2026-11-21T09:12:00Z');
  const script = await readZip(await zip({ 'run.sh': 'x' }, { lastModDate, executable: true }));
  expect(script.files).toMatchObject([{ modified: lastModDate.getTime(), isExecutable: true }]);
  const module = await readZip(await zip({ 'main.py': 'x' }, { lastModDate }));
  expect(module.files).toMatchObject([{ modified: lastModDate.getTime(), isExecutable: false }]);
});

test('fails to read a file of a zip archive whose content is damaged', async () => {
  const bytes = Buffer.from(await (await zip({ 'a.txt': 'whole' }, { level: 0 })).arrayBuffer());
  bytes.write('holes', bytes.indexOf('whole'));
  const { files } = await readZip(new Blob([bytes]));
  await expect(Promise.all(files.map(textOf))).rejects.toThrow('Invalid CRC32');
});

test('rejects a zip archive with an encrypted file next to others', async () => {
  const locked = await zip({ 'app/': '', 'app/main.py': 'x' }, { password: 'pw', zipCrypto: true });
  await expect(readZip(locked)).rejects.toEqual(new SourceError({ kind: 'encrypted' }));
});
