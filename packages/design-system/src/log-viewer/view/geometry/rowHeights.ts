/** Rows of one chunk share one sum, so that finding a place walks chunks and not rows. */
const chunkSize = 1024;

interface Chunk {
  /** By how much all rows of the chunk together differ from the usual height, in px. */
  extra: number;
  /** The rows that differ, each by how much, in px. */
  rows: Map<number, number>;
}

/**
 * The heights of any number of rows, of which only those that differ from the default height are stored. Row numbers
 * never change: the number of a row that was trimmed from the start is not reused.
 */
export interface RowHeights {
  /** The height, in px, of a row that nothing else is known of. */
  readonly usual: number;
  /** The first row there is. */
  readonly first: number;
  /** One past the last row. */
  readonly end: number;
  /** The height of all rows, in px. */
  readonly total: number;
  /** Height of a row, in px. */
  heightOf: (row: number) => number;
  /** Returns the distance from the top of the first row, in px. `end` is the end of the last. */
  topOf: (row: number) => number;
  /** The row at `y` px from the top of the first, and how far inside it that is. */
  rowAt: (y: number) => { row: number; offset: number };
  /** Notes what a row was measured to be, in px; 0 for one that is folded away. Returns whether that is news. */
  measured: (row: number, height: number) => boolean;
  /** Takes note of rows added at the end and removed from the start. */
  setRange: (first: number, end: number) => void;
  /** Discards all measurements, as when the width changes, and sets the default height. */
  forget: (usual: number) => void;
}

/** {@link RowHeights} of nothing yet. */
export function createRowHeights(usualHeight: number): RowHeights {
  const chunks = new Map<number, Chunk>();
  let usual = usualHeight;
  let first = 0;
  let end = 0;
  let extra = 0;
  /** Numbers of the stored chunks, in order; `undefined` when they have to be sorted again. */
  let order: readonly number[] | undefined = [];

  const sorted = () => (order ??= [...chunks.keys()].toSorted((a, b) => a - b));

  function set(row: number, difference: number): boolean {
    const number = Math.floor(row / chunkSize);
    const chunk = chunks.get(number);
    const change = difference - (chunk?.rows.get(row) ?? 0);
    if (change === 0) return false;
    const changed = chunk ?? { extra: 0, rows: new Map<number, number>() };
    if (chunk === undefined) {
      chunks.set(number, changed);
      order = undefined;
    }
    if (difference === 0) changed.rows.delete(row);
    else changed.rows.set(row, difference);
    changed.extra += change;
    extra += change;
    return true;
  }

  function trim(until: number) {
    for (const number of sorted()) {
      if (number * chunkSize >= until) break;
      const chunk = chunks.get(number);
      if (chunk === undefined) continue;
      if ((number + 1) * chunkSize <= until) {
        extra -= chunk.extra;
        chunks.delete(number);
        order = undefined;
      } else {
        for (const row of chunk.rows.keys()) if (row < until) set(row, 0);
      }
    }
  }

  function topOf(row: number): number {
    let top = (row - first) * usual;
    for (const number of sorted()) {
      const from = number * chunkSize;
      if (from >= row) break;
      const chunk = chunks.get(number);
      if (chunk === undefined) continue;
      if (from + chunkSize <= row) top += chunk.extra;
      else for (const [one, difference] of chunk.rows) if (one < row) top += difference;
    }
    return top;
  }

  function rowAt(y: number) {
    if (y <= 0 || end <= first) return { row: first, offset: 0 };
    let row = first;
    let rest = y;
    // Over what lies before the chunk in which `y` is…
    for (const number of sorted()) {
      const from = Math.max(number * chunkSize, row);
      const plain = (from - row) * usual;
      if (rest < plain) break;
      const chunk = chunks.get(number);
      if (chunk === undefined) continue;
      const until = Math.min((number + 1) * chunkSize, end);
      const height = (until - from) * usual + chunk.extra;
      rest -= plain;
      row = from;
      // … and row by row in it.
      if (rest < height) {
        for (;;) {
          const own = usual + (chunk.rows.get(row) ?? 0);
          if (rest < own || row >= until - 1) return { row, offset: Math.min(rest, own) };
          rest -= own;
          row += 1;
        }
      }
      rest -= height;
      row = until;
    }
    const ahead = Math.floor(rest / usual);
    if (row + ahead >= end) return { row: end - 1, offset: heightOf(end - 1) };
    return { row: row + ahead, offset: rest - ahead * usual };
  }

  const heightOf = (row: number) =>
    usual + (chunks.get(Math.floor(row / chunkSize))?.rows.get(row) ?? 0);

  return {
    get usual() {
      return usual;
    },
    get first() {
      return first;
    },
    get end() {
      return end;
    },
    get total() {
      return (end - first) * usual + extra;
    },
    heightOf,
    topOf,
    rowAt,
    measured: (row, height) => set(row, height - usual),
    setRange: (newFirst, newEnd) => {
      if (newFirst > first) trim(newFirst);
      first = newFirst;
      end = newEnd;
    },
    forget: (newUsual) => {
      chunks.clear();
      order = [];
      extra = 0;
      usual = newUsual;
    },
  };
}
