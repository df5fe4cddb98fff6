import * as z from 'zod/mini';

import { lockForPage } from './pageLock.ts';
import type { Persistence } from './persistence.ts';
import { StoredDataError } from './storedDataError.ts';

const storeName = 'rows';

const place = { name: "this browser's copy of the demo", remedy: 'Start over to replace it.' };

const busyPlace = { name: place.name, remedy: 'Take it over here, and the other one stops.' };

const rowsSchema = z.array(
  z.object({ collection: z.string(), id: z.string(), json: z.string(), position: z.number() }),
);

/** Options for opening a dataset shared by several pages of a browser. All are optional. */
export interface IndexedDbOptions {
  /**
   * Milliseconds to wait for a page that holds the lock. On a reload the old page releases it as the new one starts.
   * @default 2000
   */
  patience?: number;
  /** Takes the lock from the page that holds it. @default false */
  takeOver?: boolean;
  /** Called when another page took over. Nothing is stored from then on: this page has to stop. */
  onTakenOver?: () => void;
}

/**
 * Stores rows in the browser. Each commit is one strict transaction of the database `name`. Only one page can open it:
 * it holds all rows in memory, and a second page would overwrite its changes.
 *
 * Rejects with a `StoredDataError` when another page holds the lock (`busy`: retry with `takeOver`), and when
 * this version cannot read the database: call `deleteIndexedDb` to reset it.
 */
export async function openIndexedDb(
  name: string,
  { patience = 2_000, takeOver = false, onTakenOver = () => undefined }: IndexedDbOptions = {},
): Promise<Persistence> {
  const takenOver = new AbortController();
  takenOver.signal.addEventListener('abort', onTakenOver);
  const release = await lockForPage(`world ${name}`, {
    patience,
    takeOver,
    onTakenOver: () => takenOver.abort(),
  });
  if (release === undefined) throw new StoredDataError(busyPlace, 'busy', 'another tab');
  try {
    const database = await openDatabase(name);
    takenOver.signal.addEventListener('abort', () => database.close());
    if (takenOver.signal.aborted) database.close();
    return persistIn(database, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(storeName, { keyPath: ['collection', 'id'] });
  });
  const database = await settle(opening).catch((error: unknown) => {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    throw isNewer ? new StoredDataError(place, 'newer') : error;
  });
  if (!database.objectStoreNames.contains(storeName)) {
    database.close();
    throw new StoredDataError(place, 'foreign');
  }

  // Another page resets the data, which needs all connections to be closed.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

function persistIn(database: IDBDatabase, release: () => void): Persistence {
  return {
    place,
    async load() {
      const all = database.transaction(storeName).objectStore(storeName).getAll();
      const rows = z.safeParse(rowsSchema, await settle(all));
      if (!rows.success) throw new StoredDataError(place, 'damaged');
      return rows.data.toSorted((a, b) => a.position - b.position);
    },
    commit(changes) {
      const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
      const rows = transaction.objectStore(storeName);
      for (const change of changes) {
        if (change.json === null) rows.delete([change.collection, change.id]);
        else rows.put(change);
      }
      return new Promise((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error));
      });
    },
    close() {
      database.close();
      release();
    },
  };
}

/** Deletes the data stored under `name`. Resolves once no page has it open. */
export async function deleteIndexedDb(name: string): Promise<void> {
  await settle(indexedDB.deleteDatabase(name));
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
