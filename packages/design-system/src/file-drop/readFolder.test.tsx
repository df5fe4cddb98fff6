import { expect, onTestFinished, test } from 'vitest';

import { readFolder } from './readFolder.ts';

/** A folder of the origin's private file system, which has the same handles as the user's disk. */
async function createFolder(files: readonly string[]): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const name = `folder-${crypto.randomUUID()}`;
  const folder = await root.getDirectoryHandle(name, { create: true });
  onTestFinished(() => root.removeEntry(name, { recursive: true }));
  await Promise.all(
    files.map(async (path) => {
      const parts = path.split('/');
      let parent = folder;
      for (const part of parts.slice(0, -1)) {
        // oxlint-disable-next-line no-await-in-loop -- a folder is created in the one before it
        parent = await parent.getDirectoryHandle(part, { create: true });
      }
      const handle = await parent.getFileHandle(parts.at(-1) ?? '', { create: true });
      const target = await handle.createWritable();
      await target.write(path);
      await target.close();
    }),
  );
  return folder;
}

test('reads a folder with its name in every path, without ignored folders', async () => {
  const folder = await createFolder(['main.py', 'api/routes.py', '.venv/bin/python']);
  const { files, rejected } = await readFolder(folder, {
    isIgnored: (path, kind) => kind === 'directory' && path.endsWith('.venv'),
  });
  expect(files.map(({ path }) => path).toSorted()).toEqual([
    `${folder.name}/api/routes.py`,
    `${folder.name}/main.py`,
  ]);
  await expect(files.find(({ path }) => path.endsWith('main.py'))?.file.text()).resolves.toBe(
    'main.py',
  );
  expect(rejected).toEqual([]);
});

test('rejects a folder with too many files', async () => {
  const folder = await createFolder(['a.py', 'b.py', 'c.py']);
  const { rejected } = await readFolder(folder, { maxFiles: 2 });
  expect(rejected).toEqual([{ path: '', reason: 'count' }]);
});
