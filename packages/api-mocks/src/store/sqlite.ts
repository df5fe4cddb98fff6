import { mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import zlib from 'node:zlib';

import * as z from 'zod/mini';

import { assertSupportedNode } from '../supportedNode.ts';
import type { Persistence, Place } from './persistence.ts';
import { StoredDataError, type StoredDataProblem } from './storedDataError.ts';

// A static import of `node:sqlite` would fail before this can say which Node.js is needed.
assertSupportedNode(zlib);
const sqlite = process.getBuiltinModule('node:sqlite');

const rowsSchema = z.array(
  z.object({ collection: z.string(), id: z.string(), json: z.string(), position: z.number() }),
);
const columnsSchema = z.array(z.object({ columns: z.string() }));

const ownColumns = 'position,collection,id,json';

/**
 * Stores rows in a SQLite file. Each commit is one transaction in the write-ahead log and is synced to
 * the disk (`synchronous = FULL`) before it returns, so neither SIGKILL nor a power cut undoes
 * an acknowledged write. One process at a time can open the file.
 *
 * Creates a missing folder. Throws a `StoredDataError` when the file is not such a database, is damaged, is in use or
 * cannot be written.
 */
export function openSqlite(path: string): Persistence {
  const place = {
    name: `the file ${basename(path)}`,
    remedy: 'Delete it, or start with another file.',
  };
  makeFolder(path);
  const database = open(path, place);
  try {
    prepare(database, place);
  } catch (error) {
    database.close();
    throw explain(error, place);
  }
  const put = database.prepare(
    'INSERT INTO rows (position, collection, id, json) VALUES (?, ?, ?, ?) ' +
      'ON CONFLICT (collection, id) DO UPDATE SET position = excluded.position, json = excluded.json',
  );
  const remove = database.prepare('DELETE FROM rows WHERE collection = ? AND id = ?');

  return {
    place,
    load() {
      try {
        return rowsSchema.parse(database.prepare('SELECT * FROM rows ORDER BY position').all());
      } catch (error) {
        throw explain(error, place);
      }
    },
    commit(changes) {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const change of changes) {
          const { collection, id } = change;
          if (change.json === null) remove.run(collection, id);
          else put.run(change.position, collection, id, change.json);
        }
        database.exec('COMMIT');
      } catch (error) {
        // SQLite rolls some failed transactions back itself, for example on a full disk.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}

/** Resolves the path of the data file: `name` inside it, when it is a folder. */
export function dataFileAt(path: string, name: string): string {
  const isFolder = isDirectory(path) || /[/\\]$/.test(path);
  return isFolder ? join(path, name) : path;
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    // A parent is a file, or not accessible: opening the file reports it.
    return false;
  }
}

/** Creates a folder and its parents. Throws a `StoredDataError` when that fails. */
export function makeFolder(path: string): void {
  const folder = dirname(path);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const place = {
      name: `the folder ${folder}`,
      remedy: 'Start with a file in another folder.',
    };
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    throw new StoredDataError(place, 'unwritable', code);
  }
}

function open(path: string, place: Place): DatabaseSync {
  if (isDirectory(path)) {
    const remedy = `Start with a file in it, such as ${join(path, 'quayside.sqlite')}.`;
    throw new StoredDataError({ ...place, remedy }, 'folder');
  }
  try {
    return new sqlite.DatabaseSync(path);
  } catch (error) {
    throw explain(error, place);
  }
}

function prepare(database: DatabaseSync, place: Place): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  // Before anything is written: the file may belong to another program.
  requireOwn(database, place);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec(
    'CREATE TABLE IF NOT EXISTS rows (position INTEGER PRIMARY KEY, collection TEXT NOT NULL, ' +
      'id TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (collection, id))',
  );
}

/** Accepts a database that is empty, or has only our table. */
function requireOwn(database: DatabaseSync, place: Place): void {
  const tables = columnsSchema.parse(
    database
      .prepare(
        "SELECT (SELECT group_concat(name) FROM pragma_table_info(tables.name)) AS columns FROM sqlite_master AS tables WHERE type = 'table'",
      )
      .all(),
  );
  if (tables.some(({ columns }) => columns !== ownColumns)) {
    throw new StoredDataError(place, 'foreign');
  }
}

/** SQLite's primary result codes for problems of the file. */
const reasons: Readonly<Record<number, StoredDataProblem>> = {
  3: 'unwritable',
  5: 'busy',
  8: 'unwritable',
  10: 'unwritable',
  11: 'damaged',
  13: 'full',
  14: 'unwritable',
  26: 'foreign',
};

function explain(error: unknown, place: Place): unknown {
  if (error instanceof z.core.$ZodError) return new StoredDataError(place, 'damaged');
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const reason = reasons[Number(error.errcode) & 0xff];
  if (reason === undefined) return error;
  if (reason !== 'unwritable') return new StoredDataError(place, reason);
  const remedy = 'Make it writable, or start with another file.';
  return new StoredDataError({ ...place, remedy }, reason);
}
