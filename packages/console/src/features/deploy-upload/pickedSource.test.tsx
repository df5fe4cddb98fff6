import { expect, onTestFinished, test, vi } from 'vitest';

import { readFolderSource } from './pickedSource.ts';

/** A folder of the origin's private file system, which has the same handles as the user's disk. */
async function createFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(`read-${crypto.randomUUID()}`, { create: true });
  onTestFinished(() => root.removeEntry(folder.name, { recursive: true }).catch(() => {}));
  await folder.getFileHandle('main.py', { create: true });
  const environment = await folder.getDirectoryHandle('.venv', { create: true });
  await environment.getFileHandle('python', { create: true });
  return folder;
}

test('a folder is read without those that are always excluded', async () => {
  const folder = await createFolder();
  expect(await readFolderSource(folder)).toEqual({
    kind: 'files',
    files: [{ path: `${folder.name}/main.py`, file: expect.any(File) }],
    skipped: [`${folder.name}/.venv`],
    rejected: [],
  });
});

test('a folder that was deleted is reported as missing', async () => {
  const folder = await createFolder();
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(folder.name, { recursive: true });
  await expect(readFolderSource(folder)).rejects.toMatchObject({
    problem: { kind: 'folderMissing', path: folder.name },
  });
});

test.each([
  ['denies it', async () => 'denied' as const],
  ['ignores the question', async () => 'prompt' as const],
  [
    'is not asked, long after the press',
    () => Promise.reject(new DOMException('', 'SecurityError')),
  ],
])('a folder is reported as denied when the user %s', async (_, requestPermission) => {
  const folder = await createFolder();
  vi.spyOn(folder, 'requestPermission').mockImplementation(requestPermission);
  await expect(readFolderSource(folder)).rejects.toMatchObject({
    problem: { kind: 'folderDenied', path: folder.name },
  });
});
