import { expect, onTestFinished, test } from 'vitest';

import { forgetFolders } from '../../runtime/storedFolders.ts';
import { readDeployedFolder, storeDeployedFolder } from './deployedFolders.ts';

const app = 'harbour-api';

/** A folder of the origin's private file system, which has the same handles as the user's disk. */
async function createFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const name = `stored-${crypto.randomUUID()}`;
  onTestFinished(async () => {
    forgetFolders();
    await root.removeEntry(name);
  });
  return root.getDirectoryHandle(name, { create: true });
}

test('a deployed folder is returned to its user, for its app', async () => {
  const folder = await createFolder();
  await storeDeployedFolder('ada', app, folder);
  expect(await (await readDeployedFolder('ada', app))?.isSameEntry(folder)).toBe(true);
  expect(await readDeployedFolder('ada', 'tide-tables')).toBeUndefined();
  await storeDeployedFolder('ada', app, undefined);
  expect(await readDeployedFolder('ada', app)).toBeUndefined();
});

test('the folders of another user are forgotten', async () => {
  await storeDeployedFolder('ada', app, await createFolder());
  expect(await readDeployedFolder('grace', app)).toBeUndefined();
  expect(await readDeployedFolder('ada', app)).toBeUndefined();
});

test('logging out forgets all folders', async () => {
  await storeDeployedFolder('ada', app, await createFolder());
  forgetFolders();
  expect(await readDeployedFolder('ada', app)).toBeUndefined();
});
