import { createTimeline, type Placed, type Timeline } from './timeline.ts';

/** Fields of every row. `created_at`, in milliseconds since the epoch, orders lists. */
export interface Row {
  readonly id: string;
  readonly created_at?: number;
}

/**
 * Rows of one kind, oldest first: by `created_at` where they have one, then in insertion
 * order. Rows are never changed in place, and neither is a returned list.
 */
export interface Collection<T extends Row, Field extends keyof T = never> {
  get(id: string): T | undefined;
  all(): readonly T[];
  /** The rows whose indexed `field` equals `value`. */
  where(field: Field, value: T[Field]): readonly T[];
  /** Throws when the id is taken. */
  insert(row: T): T;
  /** Updates fields of a row. Throws when there is no such row. */
  update(id: string, change: Partial<T>): T;
  /** Removes a row; ignores a missing one. */
  remove(id: string): void;
}

/** Called on every write, before it is visible. */
export interface Journal {
  /** A position after all others. */
  nextPosition(): number;
  /** `placed` is undefined when the row was removed. */
  record(collection: string, id: string, placed: Placed<Row> | undefined, undo: () => void): void;
}

/** A collection in a map, with a map of lists per indexed field. */
export function createCollection<T extends Row, Field extends keyof T & string>(
  name: string,
  indexed: readonly Field[],
  initial: readonly Placed<T>[],
  journal: Journal,
): Collection<T, Field> {
  const placedById = new Map<string, Placed<T>>();
  const everything = createTimeline<T>();
  const indexes = new Map(indexed.map((field) => [field, new Map<unknown, Timeline<T>>()]));

  const takeOut = (placed: Placed<T>) => {
    everything.remove(placed);
    for (const [field, index] of indexes) {
      const list = index.get(placed.row[field]);
      list?.remove(placed);
      if (list?.isEmpty() === true) index.delete(placed.row[field]);
    }
  };

  const putIn = (placed: Placed<T>) => {
    everything.add(placed);
    for (const [field, index] of indexes) {
      const list = index.get(placed.row[field]) ?? createTimeline<T>();
      list.add(placed);
      index.set(placed.row[field], list);
    }
  };

  const put = (id: string, placed: Placed<T> | undefined) => {
    const before = placedById.get(id);
    if (before !== undefined) takeOut(before);
    if (placed === undefined) {
      placedById.delete(id);
    } else {
      putIn(placed);
      placedById.set(id, placed);
    }
  };

  const write = (id: string, placed: Placed<T> | undefined) => {
    const before = placedById.get(id);
    journal.record(name, id, placed, () => put(id, before));
    put(id, placed);
  };

  for (const placed of initial) put(placed.row.id, placed);

  return {
    get: (id) => placedById.get(id)?.row,
    all: () => everything.read(),
    where: (field, value) => indexes.get(field)?.get(value)?.read() ?? [],
    insert(row) {
      if (placedById.has(row.id)) throw new Error(`${name} already has ${row.id}`);
      write(row.id, { row, position: journal.nextPosition() });
      return row;
    },
    update(id, change) {
      const before = placedById.get(id);
      if (before === undefined) throw new Error(`${name} has no ${id}`);
      const row = { ...before.row, ...change };
      write(id, { row, position: before.position });
      return row;
    },
    remove(id) {
      if (placedById.has(id)) write(id, undefined);
    },
  };
}
