/** Rows that are always rendered beyond the view in the direction of scrolling. */
const SPARE = 2;
/** Number of rows rendered ahead, so that not every scroll event renders. */
const AHEAD = 4;
/** Rows at both ends may be partly in view, and another one replaces the header if there is none. */
const PARTLY = 2;

/** Rows from `start` up to, but excluding, `end`. */
export interface RowRange {
  start: number;
  end: number;
}

/** Rendered rows for a scroll position. */
export interface RowWindow {
  /** The first row in view. */
  top: number;
  /** Rows before those in view. */
  above: number;
  /** Rows after them. */
  below: number;
}

/** The user is about to scroll from the first row. */
export const readyWindow: RowWindow = { top: 0, above: 0, below: AHEAD };

/**
 * Returns the window for a view that starts at row `top`: the same one while it covers the view. After a jump it is
 * only the view, because rendering more rows would delay those in view.
 * @param visible number of rows that fit into the view
 */
export function moveWindow(last: RowWindow, top: number, visible: number): RowWindow {
  const moved = top - last.top;
  const above = last.above + moved;
  const below = last.below - moved;
  if (Math.min(above, below) <= -visible - PARTLY) return { top, above: 0, below: 0 };
  const isUp = moved < 0;
  if (isUp ? above >= Math.min(top, SPARE) : below >= SPARE) return last;
  return {
    top,
    above: isUp ? AHEAD : Math.min(SPARE, above),
    below: isUp ? Math.min(SPARE, below) : AHEAD,
  };
}

/**
 * The rows of a window, of `count`.
 * @param last `undefined` while the view is at the first row and the user has not started to scroll
 */
export function rangeOf(last: RowWindow | undefined, visible: number, count: number): RowRange {
  if (last === undefined) return { start: 0, end: Math.min(count, visible) };
  const { top, above, below } = last;
  return {
    // After the list got shorter the view may still be beyond its end.
    start: Math.max(0, Math.min(top, count - visible) - above),
    end: Math.min(count, top + visible + PARTLY + below),
  };
}

/** A run of rows to render, or the number of rows in a gap. */
export type RowRun = { kind: 'rows'; start: number; end: number } | { kind: 'gap'; rows: number };

/**
 * The rows of a window in order, including the focused row, wherever it is, and the
 * gaps before, between and after.
 */
export function runsOf({ start, end }: RowRange, focused: number | undefined, count: number) {
  const shown: RowRange[] = [{ start, end }];
  if (focused !== undefined && focused < start) shown.unshift({ start: focused, end: focused + 1 });
  if (focused !== undefined && focused >= end) shown.push({ start: focused, end: focused + 1 });
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
