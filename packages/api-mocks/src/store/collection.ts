/** What every row has. */
export interface Row {
  readonly id: string;
}

/** Rows of one kind, in the order they were inserted. Rows are never changed in place. */
export interface Collection<T extends Row, Field extends keyof T = never> {
  get(id: string): T | undefined;
  all(): readonly T[];
  /** The rows whose indexed `field` equals `value`. */
  where(field: Field, value: T[Field]): readonly T[];
  /** Throws when the id is taken. */
  insert(row: T): T;
  /** Replaces the named fields of a row. Throws when there is no such row. */
  update(id: string, change: Partial<T>): T;
  /** Removes a row; an absent one is no error. */
  remove(id: string): void;
}

/** Told of every write, before anyone can see it. */
export interface Journal {
  record(collection: string, id: string, row: Row | undefined, undo: () => void): void;
}

/** A collection over a map, with a map per indexed field. */
export function createCollection<T extends Row, Field extends keyof T & string>(
  name: string,
  indexed: readonly Field[],
  initial: readonly T[],
  journal: Journal,
): Collection<T, Field> {
  let rows = new Map<string, T>();
  const indexes = new Map(indexed.map((field) => [field, new Map<unknown, Set<string>>()]));

  const put = (id: string, row: T | undefined) => {
    const before = rows.get(id);
    for (const [field, index] of indexes) {
      if (before !== undefined && row?.[field] !== before[field]) {
        index.get(before[field])?.delete(id);
      }
      if (row !== undefined && row[field] !== before?.[field]) {
        const ids = index.get(row[field]) ?? new Set();
        index.set(row[field], ids.add(id));
      }
    }
    if (row === undefined) rows.delete(id);
    else rows.set(id, row);
  };

  for (const row of initial) put(row.id, row);

  const write = (id: string, row: T | undefined) => {
    const before = rows.get(id);
    // A removed row goes back to its old place, so a failed transaction leaves the order alone too.
    const order = row === undefined ? [...rows] : undefined;
    journal.record(name, id, row, () => {
      put(id, before);
      if (order !== undefined) rows = new Map(order);
    });
    put(id, row);
  };

  return {
    get: (id) => rows.get(id),
    all: () => [...rows.values()],
    where: (field, value) =>
      [...(indexes.get(field)?.get(value) ?? [])].flatMap((id) => rows.get(id) ?? []),
    insert(row) {
      if (rows.has(row.id)) throw new Error(`${name} already has ${row.id}`);
      write(row.id, row);
      return row;
    },
    update(id, change) {
      const before = rows.get(id);
      if (before === undefined) throw new Error(`${name} has no ${id}`);
      const row = { ...before, ...change };
      write(id, row);
      return row;
    },
    remove(id) {
      if (rows.has(id)) write(id, undefined);
    },
  };
}
