import { isRecord } from '../../runtime/isRecord.ts';
import { folderDatabase, forgetFolders } from '../../runtime/storedFolders.ts';

const storeName = 'folders';

/**
 * Returns the folder that the user deployed last to an app from this browser, if it is stored. Folders of another user
 * are forgotten.
 */
export async function readDeployedFolder(
  userId: string,
  appId: string,
): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const stored = await inStore('readonly', (store) => store.get(appId));
    if (!isRecord(stored)) return undefined;
    const { folder } = stored;
    if (stored.userId === userId) {
      return folder instanceof FileSystemDirectoryHandle ? folder : undefined;
    }
    forgetFolders();
  } catch {
    // Storage is denied, or the browser cannot restore the folder: the user chooses it again.
  }
  return undefined;
}

/** Stores a reference to the folder that the user deploys to an app; `undefined` forgets it. */
export async function storeDeployedFolder(
  userId: string,
  appId: string,
  folder: FileSystemDirectoryHandle | undefined,
): Promise<void> {
  try {
    await inStore('readwrite', (store) =>
      folder === undefined ? store.delete(appId) : store.put({ userId, folder }, appId),
    );
  } catch {
    // Without storage, the user chooses the folder each time.
  }
}

/** Runs a request in a connection of its own: an open one would block forgetting. */
async function inStore(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(folderDatabase, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(storeName);
  });
  const database = await settle(opening);
  try {
    return await settle(request(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
