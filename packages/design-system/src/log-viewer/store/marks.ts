import type { GrowingIndex } from './growingIndex.ts';
import type { LogRows } from './types.ts';

/** A list of lines, and the rows they may be in. */
type Lines = Pick<GrowingIndex, 'start' | 'end' | 'at' | 'firstAtLeast'>;

/** Whether a line of the list has one of the rows from `from` up to `to`. Skips from one to the other. */
function isAnyWithin(lines: Lines, rows: LogRows, from: number, to: number): boolean {
  let row = from;
  while (row < to) {
    const line = rows.lineAt(row);
    const index = lines.firstAtLeast(line);
    if (index >= lines.end) return false;
    const candidate = lines.at(index);
    if (candidate === line) return true;
    row = Math.max(row + 1, rows.rowOf(candidate));
  }
  return false;
}

/** Calls back with each of `count` stretches of the rows, equal in number. */
function eachStretch(
  rows: LogRows,
  count: number,
  found: (stretch: number, from: number, to: number) => void,
) {
  const size = rows.endRow - rows.firstRow;
  for (let stretch = 0; stretch < count; stretch += 1) {
    const from = rows.firstRow + Math.floor((stretch * size) / count);
    const to = rows.firstRow + Math.max(Math.floor(((stretch + 1) * size) / count), 0);
    // With fewer rows than stretches, a row fills all the stretches it covers.
    found(stretch, from, Math.min(rows.endRow, Math.max(to, from + 1)));
  }
}

/** For each stretch of the rows 1 if a line of the list is in it, else 0. */
export function matchMarks(rows: LogRows, count: number, lines: Lines): Uint8Array {
  const marks = new Uint8Array(count);
  eachStretch(rows, count, (stretch, from, to) => {
    if (isAnyWithin(lines, rows, from, to)) marks[stretch] = 1;
  });
  return marks;
}

/** For each stretch of the rows the index of the first list with a line in it, or the number of lists. */
export function levelMarks(rows: LogRows, count: number, lists: readonly Lines[]): Uint8Array {
  const marks = new Uint8Array(count).fill(lists.length);
  eachStretch(rows, count, (stretch, from, to) => {
    const found = lists.findIndex((lines) => isAnyWithin(lines, rows, from, to));
    if (found !== -1) marks[stretch] = found;
  });
  return marks;
}
