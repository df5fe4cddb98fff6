/** A row as a persistence keeps it: JSON text under a collection's name and the row's id. */
export interface StoredRow {
  collection: string;
  id: string;
  json: string;
}

/** A row that was written, or removed when `json` is null. */
export interface Change {
  collection: string;
  id: string;
  json: string | null;
}

/** Where rows outlive the process. */
export interface Persistence {
  /** Every row, in the order they were first written. */
  load(): StoredRow[] | Promise<StoredRow[]>;
  /**
   * Keeps all of `changes` or none. Once it returns, or its promise resolves, a crash cannot undo them.
   */
  commit(changes: readonly Change[]): void | Promise<void>;
  /** Lets go of files and connections. */
  close(): void;
}

/** Keeps nothing: the world ends with the process. */
export const memoryPersistence: Persistence = {
  load: () => [],
  commit: () => undefined,
  close: () => undefined,
};
