import { afterEach, describe, expect, test, vi } from 'vitest';

import { openArchiveStore, openChunks } from './archiveStore.ts';
import type { ArchiveStore } from './archiveStore.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stubs a private file system and the locks of its origin, both in memory. */
function stubOrigin({ isWritable = true } = {}) {
  const folders = new Map<string, Map<string, Blob>>();
  const locks = new Set<string>();
  const fileHandle = (files: Map<string, Blob>, name: string) => ({
    createWritable() {
      if (!isWritable) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      return Promise.resolve(
        new WritableStream<Uint8Array<ArrayBuffer>>({
          write: (chunk) => void chunks.push(chunk),
          close: () => void files.set(name, new Blob(chunks)),
        }),
      );
    },
    getFile: () => Promise.resolve(files.get(name)),
  });
  const missing = () => Promise.reject(new DOMException('missing', 'NotFoundError'));
  const directoryHandle = (files: Map<string, Blob>) => ({
    async *keys() {
      yield* files.keys();
    },
    removeEntry: (name: string) =>
      name === 'in use' || !files.delete(name) ? missing() : Promise.resolve(),
    getFileHandle(name: string, { create = false } = {}) {
      if (create) files.set(name, new Blob());
      return files.has(name) ? Promise.resolve(fileHandle(files, name)) : missing();
    },
  });
  const origin = {
    getDirectoryHandle(name: string, { create = false } = {}) {
      const files = folders.get(name) ?? new Map<string, Blob>();
      if (create) folders.set(name, files);
      return folders.has(name) ? Promise.resolve(directoryHandle(files)) : missing();
    },
  };
  vi.stubGlobal('navigator', {
    storage: { getDirectory: () => Promise.resolve(origin) },
    locks: {
      query: () => Promise.resolve({ held: [...locks].map((name) => ({ name })) }),
      async request(name: string, hold: () => Promise<void>) {
        locks.add(name);
        await hold();
        locks.delete(name);
      },
    },
  });
  const files = () => folders.get('quayside-archives') ?? new Map<string, Blob>();
  return { folders, locks, files };
}

async function write(store: ArchiveStore, text: string) {
  await new Blob([text]).stream().pipeTo(store.target);
}

describe('where the browser has a private file system, an archive', () => {
  test('is written to a file that is locked while it is needed', async () => {
    const { files, locks } = stubOrigin();
    const store = await openArchiveStore();
    await write(store, 'packed');
    const [name] = files().keys();
    expect(name).toMatch(/^[\w-]{36}\.tar\.gz$/);
    expect(
      await files()
        .get(name ?? '')
        ?.text(),
    ).toBe('packed');
    expect(await (await store.read()).text()).toBe('packed');
    expect([...locks]).toEqual([`quayside-archives/${name}`]);
  });

  test('is removed with its lock', async () => {
    const { files, locks } = stubOrigin();
    const store = await openArchiveStore();
    await write(store, 'packed');
    await store.remove();
    expect(files().size).toBe(0);
    await vi.waitFor(() => expect(locks.size).toBe(0));
  });

  test('of a closed page is removed, and that of an open page stays', async () => {
    const { files, folders } = stubOrigin();
    const open = await openArchiveStore();
    await write(open, 'of an open page');
    folders.get('quayside-archives')?.set('of a closed page.tar.gz', new Blob(['forgotten']));
    await openArchiveStore();
    expect(files().has('of a closed page.tar.gz')).toBe(false);
    expect(files().size).toBe(2);
    expect(await (await open.read()).text()).toBe('of an open page');
  });

  test('is written there, although a forgotten one cannot be removed', async () => {
    const { files, folders } = stubOrigin();
    folders.set('quayside-archives', new Map([['in use', new Blob()]]));
    await write(await openArchiveStore(), 'packed');
    expect(files().size).toBe(2);
  });
});

describe('an archive is held in memory', () => {
  test.each([
    ['without a private file system', () => vi.stubGlobal('navigator', {})],
    [
      'in a private window',
      () => {
        const getDirectory = () => Promise.reject(new DOMException('denied', 'SecurityError'));
        vi.stubGlobal('navigator', { storage: { getDirectory } });
      },
    ],
    ['when there is no room for a file', () => stubOrigin({ isWritable: false })],
  ])('%s, until it is removed', async (_name, stub) => {
    stub();
    const store = await openArchiveStore();
    await write(store, 'packed');
    expect(await (await store.read()).text()).toBe('packed');
    await store.remove();
    expect((await store.read()).size).toBe(0);
  });

  test('whole, although it is larger than a chunk', async () => {
    const bytes = new Uint8Array(5 * 1024 * 1024).fill(7, 4_000_000);
    const store = openChunks();
    await new Blob([bytes]).stream().pipeTo(store.target);
    expect(Buffer.from(await (await store.read()).arrayBuffer()).equals(bytes)).toBe(true);
  });
});
