import { DatabaseSync } from 'node:sqlite';

import * as z from 'zod/mini';

import type { Persistence } from './persistence.ts';

const rowsSchema = z.array(z.object({ collection: z.string(), id: z.string(), json: z.string() }));

/**
 * Keeps rows in a SQLite file. Each commit is one transaction in the write-ahead log and is synced to
 * the disk (`synchronous = FULL`) before it returns, so neither SIGKILL nor a power cut takes back
 * anything a client was told. Throws when the file cannot be opened or is not such a database.
 */
export function openSqlite(path: string): Persistence {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec(
    'CREATE TABLE IF NOT EXISTS rows (position INTEGER PRIMARY KEY, collection TEXT NOT NULL, ' +
      'id TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (collection, id))',
  );
  const put = database.prepare(
    'INSERT INTO rows (collection, id, json) VALUES (?, ?, ?) ' +
      'ON CONFLICT (collection, id) DO UPDATE SET json = excluded.json',
  );
  const remove = database.prepare('DELETE FROM rows WHERE collection = ? AND id = ?');

  return {
    load: () =>
      rowsSchema.parse(
        database.prepare('SELECT collection, id, json FROM rows ORDER BY position').all(),
      ),
    commit(changes) {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const { collection, id, json } of changes) {
          if (json === null) remove.run(collection, id);
          else put.run(collection, id, json);
        }
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
