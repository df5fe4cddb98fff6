/** A row as a persistence keeps it: JSON text under a collection's name and the row's id. */
export interface StoredRow {
  collection: string;
  id: string;
  json: string;
  /** Position among all rows; unique within a dataset. */
  position: number;
}

/** A row that was removed. */
export interface RemovedRow {
  collection: string;
  id: string;
  json: null;
}

/** A row that was written, or removed when `json` is null. */
export type Change = StoredRow | RemovedRow;

/** Persistence of rows beyond the process. */
export interface Persistence {
  /** User-facing name, such as `the file world.db`, and the remedy when it cannot be used. */
  readonly place: Place;
  /** Every row, by position. Throws an `StoredDataError` when what is there is not whole. */
  load(): StoredRow[] | Promise<StoredRow[]>;
  /**
   * Keeps all of `changes` or none. Once it returns, or its promise resolves, a crash cannot undo them.
   */
  commit(changes: readonly Change[]): void | Promise<void>;
  /** Lets go of files and connections. */
  close(): void;
}

/** A place that may hold a world, in words for a person. */
export interface Place {
  /** In the middle of a sentence, such as `the file world.db`. */
  readonly name: string;
  /** A sentence that says what to do when the world there cannot be used. */
  readonly remedy: string;
}

/** Keeps nothing: the world ends with the process. */
export const memoryPersistence: Persistence = {
  place: { name: 'memory', remedy: 'Start again.' },
  load: () => [],
  commit: () => undefined,
  close: () => undefined,
};
