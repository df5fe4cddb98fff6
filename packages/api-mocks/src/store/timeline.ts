import type { Row } from './collection.ts';

/** A row and its position among all rows ever written: later ones have a higher `position`. */
export interface Placed<T extends Row> {
  row: T;
  position: number;
}

/** Rows, oldest first: by `created_at` where they have one, then by position. */
export interface Timeline<T extends Row> {
  add(placed: Placed<T>): void;
  /** Removes an added row. */
  remove(placed: Placed<T>): void;
  /** The current rows, in an array that later writes do not change. */
  read(): readonly T[];
  isEmpty(): boolean;
}

/** Sorts rows when they are first read after a write; later reads are free. */
export function createTimeline<T extends Row>(): Timeline<T> {
  const members = new Set<Placed<T>>();
  let rows: readonly T[] | undefined;

  return {
    add(placed) {
      members.add(placed);
      rows = undefined;
    },
    remove(placed) {
      members.delete(placed);
      rows = undefined;
    },
    read: () => (rows ??= [...members].toSorted(compare).map(({ row }) => row)),
    isEmpty: () => members.size === 0,
  };
}

function compare<T extends Row>(a: Placed<T>, b: Placed<T>): number {
  return (a.row.created_at ?? 0) - (b.row.created_at ?? 0) || a.position - b.position;
}
