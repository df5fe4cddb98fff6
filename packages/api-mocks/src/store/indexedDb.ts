import * as z from 'zod/mini';

import { lockForPage } from './pageLock.ts';
import type { Persistence } from './persistence.ts';
import { StoredDataError } from './storedDataError.ts';

const storeName = 'rows';

const place = { name: "this browser's copy of the demo", remedy: 'Start afresh to replace it.' };

const busyPlace = { name: place.name, remedy: 'Take it over here, and the other one stops.' };

const rowsSchema = z.array(
  z.object({ collection: z.string(), id: z.string(), json: z.string(), position: z.number() }),
);

/** Options for opening a dataset that several pages of a browser may use. All are optional. */
export interface IndexedDbOptions {
  /**
   * Milliseconds to wait for a page that has it. The page before a reload lets go of it as this one begins.
   * @default 2000
   */
  patience?: number;
  /** Take it from a page that has it. @default false */
  takeOver?: boolean;
  /** Told when another page took it over. Nothing is kept any more: this page has to stop. */
  onTakenOver?: () => void;
}

/**
 * Keeps rows in the browser. Each commit is one strict transaction of the database `name`. One page at a time has it:
 * all rows are in its memory, and a second page would write over what the first one changed.
 *
 * Rejects with an `StoredDataError` when another page has it (`busy`, then `takeOver` is a way on), and when the
 * database is not one this version knows; then `deleteIndexedDb` makes room.
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
    return keepIn(database, release);
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

  // Another page starts afresh: it cannot while this one holds on.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

function keepIn(database: IDBDatabase, release: () => void): Persistence {
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

/** Forgets the world kept under `name`, to start afresh. Resolves once no page has it open any more. */
export async function deleteIndexedDb(name: string): Promise<void> {
  await settle(indexedDB.deleteDatabase(name));
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
