import * as z from 'zod/mini';

import { createCollection, type Collection, type Journal, type Row } from './collection.ts';
import { migrate, versionAfter, type Migration } from './migrations.ts';
import type { Change, Persistence, StoredRow } from './persistence.ts';
import type { Placed } from './timeline.ts';
import { StoredDataError } from './storedDataError.ts';

/**
 * Rows in memory, written through to a persistence. Rules read and write synchronously, so that no two
 * requests interleave within one rule; only waiting for durability is asynchronous.
 */
export interface Store {
  /**
   * Opens a collection with its stored rows. `indexes` are the fields for `where`. Throws
   * a `StoredDataError` when a stored row is invalid.
   */
  collection<T extends Row, const Field extends keyof T & string = never>(
    name: string,
    schema: z.ZodMiniType<T>,
    indexes?: readonly Field[],
  ): Collection<T, Field>;
  /**
   * Stores the version, and the migrated rows. Called when every collection is
   * open, so that unreadable data is not modified.
   */
  keepVersion(): void;
  /**
   * Runs `change` as one transaction: every write in it is stored, or, when it throws, none. A nested
   * call joins it.
   */
  write<T>(change: () => T): T;
  /** Resolves when everything written so far is durable; rejects when it could not be stored. */
  settled(): Promise<void>;
  /** Closes the persistence. */
  close(): void;
}

interface Transaction {
  undo: (() => void)[];
  changes: Map<string, Change>;
}

/** The row with the version of all others. Version 1 had none. */
const versionKey = { collection: 'store', id: 'version' } as const;

/**
 * Opens the store. Data of an older version is migrated by `migrations`; data of a newer version is
 * rejected with a `StoredDataError`.
 */
export async function openStore(
  persistence: Persistence,
  migrations: readonly Migration[] = [],
): Promise<Store> {
  const storedRows = await persistence.load();
  const current = versionAfter(migrations);
  const version = versionOf(storedRows, current, persistence);
  const rowsByCollection = new Map<string, StoredRow[]>();
  for (const row of storedRows) {
    const rows = rowsByCollection.get(row.collection);
    if (rows === undefined) rowsByCollection.set(row.collection, [row]);
    else rows.push(row);
  }
  const migrated: Change[] = [];
  let lastPosition = storedRows.at(-1)?.position ?? 0;
  let transaction: Transaction | undefined;
  let pending: Promise<void> = Promise.resolve();

  const nextPosition = () => (lastPosition += 1);

  const journal: Journal = {
    nextPosition,
    record(collection, id, placed, undo) {
      if (transaction === undefined) throw new Error('A row was written outside a transaction');
      transaction.undo.push(undo);
      transaction.changes.set(`${collection}/${id}`, toChange(collection, id, placed));
    },
  };

  return {
    collection(name, schema, indexes = []) {
      const rows = (rowsByCollection.get(name) ?? []).map((row) => {
        const placed = { row: read(row, schema), position: row.position };
        if (version !== current) migrated.push(toChange(name, row.id, placed));
        return placed;
      });
      rowsByCollection.delete(name);
      return createCollection(name, indexes, rows, journal);
    },
    keepVersion() {
      if (version === current) return;
      keep([...migrated, { ...versionKey, json: String(current), position: nextPosition() }]);
      migrated.length = 0;
    },
    write(change) {
      if (transaction !== undefined) return change();
      const started: Transaction = { undo: [], changes: new Map() };
      transaction = started;
      try {
        const result = change();
        keep([...started.changes.values()]);
        return result;
      } catch (error) {
        for (const undo of started.undo.toReversed()) undo();
        throw error;
      } finally {
        transaction = undefined;
      }
    },
    settled: () => pending,
    close: () => persistence.close(),
  };

  function read<T>(row: StoredRow, schema: z.ZodMiniType<T>): T {
    const parsed = z.safeParse(schema, parse(row));
    if (parsed.success) return parsed.data;
    const problem = z.prettifyError(parsed.error).replaceAll(/\s+/g, ' ');
    throw damaged(row, problem);
  }

  function parse(row: StoredRow): unknown {
    try {
      return migrate(row, version ?? current, migrations);
    } catch {
      throw damaged(row, 'not JSON');
    }
  }

  function damaged({ collection, id }: StoredRow, problem: string): StoredDataError {
    return new StoredDataError(persistence.place, 'damaged', `${collection} ${id}: ${problem}`);
  }

  function keep(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    const durable = persistence.commit(changes);
    if (durable === undefined) return;
    pending = Promise.all([pending, durable]).then(() => undefined);
    // Callers of `settled()` handle the failure; without this an unhandled rejection ends the process.
    pending.catch(() => undefined);
  }
}

/** The version of stored rows; undefined when there are none. */
function versionOf(
  storedRows: readonly StoredRow[],
  current: number,
  { place }: Persistence,
): number | undefined {
  if (storedRows.length === 0) return undefined;
  const versionRow = storedRows.find(
    ({ collection, id }) => collection === versionKey.collection && id === versionKey.id,
  );
  const version = Number(versionRow?.json ?? 1);
  if (!Number.isInteger(version) || version < 1) {
    throw new StoredDataError(place, 'damaged', `its version is ${versionRow?.json}`);
  }
  if (version > current) {
    const versions = `version ${version}, this one reads up to ${current}`;
    throw new StoredDataError(place, 'newer', versions);
  }
  return version;
}

function toChange(collection: string, id: string, placed: Placed<Row> | undefined): Change {
  return placed === undefined
    ? { collection, id, json: null }
    : { collection, id, json: JSON.stringify(placed.row), position: placed.position };
}
