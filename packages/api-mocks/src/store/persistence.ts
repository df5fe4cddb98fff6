/** A stored row: JSON text under a collection's name and the row's id. */
export interface StoredRow {
  collection: string;
  id: string;
  json: string;
  /** Position among all rows; unique within a dataset. */
  position: number;
}

/** A removed row. */
export interface RemovedRow {
  collection: string;
  id: string;
  json: null;
}

/** A written row, or a removed one when `json` is null. */
export type Change = StoredRow | RemovedRow;

/** Persistence of rows beyond the process. */
export interface Persistence {
  /** User-facing name, such as `the file dataset.db`, and the remedy when it cannot be used. */
  readonly place: Place;
  /** Every row, by position. Throws a `StoredDataError` when the stored data is incomplete. */
  load(): StoredRow[] | Promise<StoredRow[]>;
  /**
   * Stores all of `changes` or none. Once it returns, or its promise resolves, a crash cannot undo them.
   */
  commit(changes: readonly Change[]): void | Promise<void>;
  /** Closes files and connections. */
  close(): void;
}

/** Storage of a dataset, described for users. */
export interface Place {
  /** Name within a sentence, such as `the file dataset.db`. */
  readonly name: string;
  /** A sentence with the remedy when the data cannot be used. */
  readonly remedy: string;
}

/** Stores nothing: the data ends with the process. */
export const memoryPersistence: Persistence = {
  place: { name: 'memory', remedy: 'Start again.' },
  load: () => [],
  commit: () => undefined,
  close: () => undefined,
};
