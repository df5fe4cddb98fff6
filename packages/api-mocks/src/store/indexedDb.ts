import * as z from 'zod/mini';

import type { Persistence } from './persistence.ts';
import { UnusableWorldError } from './unusableWorld.ts';

const storeName = 'rows';

const place = { name: "this browser's copy of the demo", remedy: 'Start afresh to replace it.' };

const rowsSchema = z.array(
  z.object({ collection: z.string(), id: z.string(), json: z.string(), position: z.number() }),
);

/**
 * Keeps rows in the browser. Each commit is one strict transaction of the database `name`. Rejects with
 * an `UnusableWorldError` when the database is not one this version knows; `deleteIndexedDb` makes room.
 */
export async function openIndexedDb(name: string): Promise<Persistence> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(storeName, { keyPath: ['collection', 'id'] });
  });
  const database = await settle(opening).catch((error: unknown) => {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    throw isNewer ? new UnusableWorldError(place, 'newer') : error;
  });
  if (!database.objectStoreNames.contains(storeName)) {
    database.close();
    throw new UnusableWorldError(place, 'foreign');
  }

  // Another page starts afresh: it cannot while this one holds on.
  database.addEventListener('versionchange', () => database.close());

  return {
    place,
    async load() {
      const all = database.transaction(storeName).objectStore(storeName).getAll();
      const rows = z.safeParse(rowsSchema, await settle(all));
      if (!rows.success) throw new UnusableWorldError(place, 'damaged');
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
    close: () => database.close(),
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
