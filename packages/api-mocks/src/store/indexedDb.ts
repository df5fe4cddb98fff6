import * as z from 'zod/mini';

import type { Persistence } from './persistence.ts';

const storeName = 'rows';

const rowsSchema = z.array(
  z.object({ collection: z.string(), id: z.string(), json: z.string(), position: z.number() }),
);

/** Keeps rows in the browser. Each commit is one strict transaction of the database `name`. */
export async function openIndexedDb(name: string): Promise<Persistence> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(storeName, { keyPath: ['collection', 'id'] });
  });
  const database = await settle(opening);
  const positions = new Map<string, number>();
  let next = 0;

  return {
    async load() {
      const all = database.transaction(storeName).objectStore(storeName).getAll();
      const rows = rowsSchema.parse(await settle(all)).toSorted((a, b) => a.position - b.position);
      for (const row of rows) positions.set(`${row.collection}/${row.id}`, row.position);
      next = (rows.at(-1)?.position ?? -1) + 1;
      return rows;
    },
    commit(changes) {
      const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
      const rows = transaction.objectStore(storeName);
      for (const { collection, id, json } of changes) {
        const key = `${collection}/${id}`;
        if (json === null) {
          positions.delete(key);
          rows.delete([collection, id]);
          continue;
        }
        const position = positions.get(key) ?? next++;
        positions.set(key, position);
        rows.put({ collection, id, json, position });
      }
      return new Promise((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error));
      });
    },
    close: () => database.close(),
  };
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
