import type { DirectoryDropItem, DropItem, FileDropItem } from 'react-aria-components';
import { expect, test } from 'vitest';

import { readChosen, readDropped } from './readFiles.ts';
import type { Outcome, ReadOptions } from './readFiles.ts';
import { showPath, showSize } from './show.ts';

type Entry = FileDropItem | DirectoryDropItem;

const file = (name: string, type = ''): FileDropItem => ({
  kind: 'file',
  name,
  type,
  getFile: () => Promise.resolve(new File(['x'], name, { type })),
  getText: () => Promise.resolve('x'),
});

const folder = (name: string, ...entries: Entry[]): DirectoryDropItem => ({
  kind: 'directory',
  name,
  async *getEntries() {
    yield* entries;
  },
});

const options = (own: Partial<ReadOptions> = {}): ReadOptions => ({
  acceptedFileTypes: undefined,
  isIgnored: () => false,
  readFolder: (item) => item.getEntries(),
  ...own,
});

const summarize = (outcome: Outcome) =>
  outcome.kind === 'picked' ? outcome.path : `${outcome.path}: ${outcome.reason}`;

async function all(outcomes: AsyncIterable<Outcome>) {
  const lines: string[] = [];
  for await (const outcome of outcomes) lines.push(summarize(outcome));
  return lines;
}

function drop(items: DropItem[], own?: Partial<ReadOptions>) {
  return all(readDropped(items, options(own)));
}

test('reads folders recursively and keeps the paths', async () => {
  const project = folder('api', file('main.py'), folder('src', folder('deep', file('a.py'))));
  expect(await drop([project, file('readme.md')])).toEqual([
    'api/main.py',
    'api/src/deep/a.py',
    'readme.md',
  ]);
});

test('does not open an ignored folder', async () => {
  const opened: string[] = [];
  const project = folder('api', folder('.git', file('HEAD')), file('main.py'));
  const paths = await drop([project], {
    isIgnored: (path) => path === 'api/.git',
    readFolder: (item) => {
      opened.push(item.name);
      return item.getEntries();
    },
  });
  expect(paths).toEqual(['api/main.py']);
  expect(opened).toEqual(['api']);
});

test.each(['..', '.', '', '../evil', '..\\evil', 'a/b', 'nul\u0000', 'line\nbreak'])(
  'rejects %j, and accepts the files beside it',
  async (name) => {
    expect(await drop([folder('api', file(name), file('ok.py'))])).toEqual([
      `api/${name}: name`,
      'api/ok.py',
    ]);
    expect(await drop([folder(name, file('inside.py'))])).toEqual([`${name}: name`]);
  },
);

test('accepts unusual but safe names unchanged', async () => {
  const names = ['-rf', 'a b', 'ünïcödé', '🚢.py', '.env', '...', '__proto__', '<b>.html'];
  expect(await drop(names.map((name) => file(name)))).toEqual(names);
});

test('filters loose files by type, but not the contents of folders', async () => {
  const own = { acceptedFileTypes: ['.zip', '.tar.gz', 'text/*', 'application/json'] };
  const loose = [
    file('a.ZIP'),
    file('b.tar.gz'),
    file('c', 'text/plain'),
    file('d', 'application/json'),
    file('e.exe'),
    folder('api', file('f.exe')),
  ];
  expect(await drop(loose, own)).toEqual([
    'a.ZIP',
    'b.tar.gz',
    'c',
    'd',
    'e.exe: type',
    'api/f.exe',
  ]);
});

test('names unreadable files, and accepts the others', async () => {
  const locked: FileDropItem = { ...file('locked'), getFile: () => Promise.reject(new Error()) };
  expect(
    await drop([folder('api', locked, folder('private'), file('ok.py'))], {
      readFolder(item) {
        if (item.name === 'private') throw new DOMException('', 'NotReadableError');
        return item.getEntries();
      },
    }),
  ).toEqual(['api/locked: unreadable', 'api/private: unreadable', 'api/ok.py']);
});

test('stops at a folder that contains itself', async () => {
  const loop: DirectoryDropItem = {
    kind: 'directory',
    name: 'loop',
    async *getEntries() {
      yield loop;
    },
  };
  expect(await drop([loop])).toEqual([expect.stringMatching(/^(?:loop\/){64}loop: depth$/)]);
});

test('ignores dropped text', async () => {
  const text: DropItem = { kind: 'text', types: new Set(), getText: () => Promise.resolve('x') };
  expect(await drop([text])).toEqual([': text']);
});

test('reads a chosen folder by the paths from the browser', async () => {
  const chosen = (path: string) =>
    Object.defineProperty(new File(['x'], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
      value: path,
    });
  const outcomes = readChosen(
    [chosen('api/main.py'), chosen('api/.git/objects/1'), chosen('api/../evil')],
    options({ isIgnored: (path) => path === 'api/.git' }),
  );
  expect(await all(outcomes)).toEqual(['api/main.py', 'api/../evil: name']);
});

test('sizes use decimal units and the format of the locale', () => {
  expect([0, 1, 999, 1000, 1_250_000, 3.2e9].map((bytes) => showSize(bytes, 'en-GB'))).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1 kB',
    '1.3 MB',
    '3.2 GB',
  ]);
  expect(showSize(1_250_000, 'de-DE')).toBe('1,3 MB');
});

test('a path with control characters shows them escaped', () => {
  expect(showPath('invoice\u202efdp.exe')).toBe('invoice\ufffdfdp.exe');
  expect(showPath('a\u200bb\u0007')).toBe('a\ufffdb\ufffd');
  expect(showPath('ünï 👩‍💻')).toBe('ünï 👩‍💻');
});
