/** Rows that are rendered above and below those in view, so that a turn of the wheel finds them there. */
const OVERSCAN = 3;
/** The window moves by this many rows at once: most scroll events then change nothing. */
const STEP = 4;

/** Rows from `start` up to, not including, `end`. */
export interface RowRange {
  start: number;
  end: number;
}

/** The row that a window is drawn around when `top` is the first row in view. */
export const stepOf = (top: number): number => Math.max(0, top - (top % STEP));

/**
 * What to render of `count` rows when `step` (a {@link stepOf}) begins the view and `visible` fit in it.
 * @param step `undefined` while the view is at the first row and nobody is about to scroll
 */
export function windowAt(step: number | undefined, visible: number, count: number): RowRange {
  if (step === undefined) return { start: 0, end: Math.min(count, visible) };
  const end = Math.min(count, step + STEP + visible + OVERSCAN);
  // After the list got shorter the view may still be beyond its end.
  const start = Math.min(step, Math.max(0, count - visible)) - OVERSCAN;
  return { start: Math.max(0, start), end };
}

/** A run of rows to render, or how many are left out in their place. */
export type RowRun = { kind: 'rows'; start: number; end: number } | { kind: 'gap'; rows: number };

/**
 * The rows of a window in order, with `kept` (the focused row, wherever it is) among them, and what
 * is left out before, between and after.
 */
export function runsOf({ start, end }: RowRange, kept: number | undefined, count: number) {
  const shown: RowRange[] = [{ start, end }];
  if (kept !== undefined && kept < start) shown.unshift({ start: kept, end: kept + 1 });
  if (kept !== undefined && kept >= end) shown.push({ start: kept, end: kept + 1 });
  const runs: RowRun[] = [];
  let at = 0;
  for (const range of shown) {
    if (range.start > at) runs.push({ kind: 'gap', rows: range.start - at });
    if (range.end > range.start) runs.push({ kind: 'rows', ...range });
    at = range.end;
  }
  if (count > at) runs.push({ kind: 'gap', rows: count - at });
  return runs;
}
