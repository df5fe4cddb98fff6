import type { Row } from './collection.ts';

/** A row and its place among all rows ever written: a later one has a higher `position`. */
export interface Placed<T extends Row> {
  row: T;
  position: number;
}

/** Rows, oldest first: by `created_at` where they have one, then by position. */
export interface Timeline<T extends Row> {
  add(placed: Placed<T>): void;
  /** Removes the row that was added with the same time and position. */
  remove(placed: Placed<T>): void;
  /** The rows as they are now, in an array that later writes leave alone. */
  read(): readonly T[];
  isEmpty(): boolean;
}

/** A sorted array: adding at its end costs nothing, and reading between two writes copies nothing. */
export function createTimeline<T extends Row>(): Timeline<T> {
  const placed: Placed<T>[] = [];
  let snapshot: readonly T[] | undefined;

  return {
    add(item) {
      snapshot = undefined;
      placed.splice(placeOf(item, placed), 0, item);
    },
    remove(item) {
      snapshot = undefined;
      placed.splice(placeOf(item, placed), 1);
    },
    read: () => (snapshot ??= placed.map(({ row }) => row)),
    isEmpty: () => placed.length === 0,
  };
}

/** The index of the first item that is not before `wanted`; most are written last, so it looks there first. */
function placeOf<T extends Row>(wanted: Placed<T>, placed: readonly Placed<T>[]): number {
  let low = 0;
  let high = placed.length;
  const last = placed.at(-1);
  if (last !== undefined && isBefore(last, wanted)) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = placed[middle];
    if (item !== undefined && isBefore(item, wanted)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore<T extends Row>(a: Placed<T>, b: Placed<T>): boolean {
  const [timeOfA, timeOfB] = [a.row.created_at ?? 0, b.row.created_at ?? 0];
  return timeOfA < timeOfB || (timeOfA === timeOfB && a.position < b.position);
}
