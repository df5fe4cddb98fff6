import * as z from 'zod/mini';

import { createCollection, type Collection, type Journal, type Row } from './collection.ts';
import type { Change, Persistence } from './persistence.ts';

/**
 * Rows in memory, written through to a persistence. Rules read and write synchronously, so no two
 * requests can interleave within one rule; only the wait for durability is asynchronous.
 */
export interface Store {
  /** Opens a collection with the rows kept for it. `indexes` are the fields `where` can look up. */
  collection<T extends Row, const Field extends keyof T & string = never>(
    name: string,
    schema: z.ZodMiniType<T>,
    indexes?: readonly Field[],
  ): Collection<T, Field>;
  /**
   * Runs `change` as one transaction: every write in it is kept, or, when it throws, none. A write
   * within a write joins it.
   */
  write<T>(change: () => T): T;
  /** Resolves when everything written so far is durable; rejects when it could not be kept. */
  settled(): Promise<void>;
  /** Lets go of the persistence. */
  close(): void;
}

interface Transaction {
  undo: (() => void)[];
  changes: Map<string, Change>;
}

/**
 * Opens the store. Opening a collection throws when kept rows do not fit its schema: the file was
 * written by another version.
 */
export async function openStore(persistence: Persistence): Promise<Store> {
  const kept = await persistence.load();
  let transaction: Transaction | undefined;
  let pending: Promise<void> = Promise.resolve();

  const journal: Journal = {
    record(collection, id, row, undo) {
      if (transaction === undefined) throw new Error('A row was written outside a transaction');
      const json = row === undefined ? null : JSON.stringify(row);
      transaction.undo.push(undo);
      transaction.changes.set(`${collection}/${id}`, { collection, id, json });
    },
  };

  return {
    collection(name, schema, indexes = []) {
      const own = kept.filter((row) => row.collection === name);
      const rows = own.map(({ id, json }) => {
        const parsed = z.safeParse(schema, JSON.parse(json));
        if (parsed.success) return parsed.data;
        throw new Error(
          `The kept ${name} "${id}" does not fit this version: ${z.prettifyError(parsed.error)}`,
        );
      });
      return createCollection(name, indexes, rows, journal);
    },
    write(change) {
      if (transaction !== undefined) return change();
      const current: Transaction = { undo: [], changes: new Map() };
      transaction = current;
      try {
        const result = change();
        keep([...current.changes.values()]);
        return result;
      } catch (error) {
        for (const undo of current.undo.toReversed()) undo();
        throw error;
      } finally {
        transaction = undefined;
      }
    },
    settled: () => pending,
    close: () => persistence.close(),
  };

  function keep(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    const durable = persistence.commit(changes);
    if (durable === undefined) return;
    pending = Promise.all([pending, durable]).then(() => undefined);
    // Whoever awaits `settled()` hears of a failure; without this an unwatched one ends the process.
    pending.catch(() => undefined);
  }
}
