import type { RowHeights } from './rowHeights.ts';

/** Scroll anchor: the row at the top of the view, and how many px of it are above the top. The source of truth for the position. */
export interface RowAnchor {
  row: number;
  offset: number;
}

/**
 * Moves by exactly `distance` px, down when positive, and stops at the ends of all rows. It walks from row to
 * row, so unknown heights of distant rows do not matter.
 */
export function moveBy(heights: RowHeights, anchor: RowAnchor, distance: number): RowAnchor {
  if (heights.end <= heights.first) return { row: heights.first, offset: 0 };
  // Far away, sums of many rows are quicker than a walk.
  if (Math.abs(distance) > heights.usual * 4096) {
    return heights.rowAt(heights.topOf(anchor.row) + anchor.offset + distance);
  }
  let { row } = anchor;
  let offset = anchor.offset + distance;
  while (offset < 0 && row > heights.first) {
    row -= 1;
    offset += heights.heightOf(row);
  }
  while (row < heights.end - 1 && offset >= heights.heightOf(row)) {
    offset -= heights.heightOf(row);
    row += 1;
  }
  return { row, offset: Math.min(Math.max(offset, 0), heights.heightOf(row)) };
}

/** Returns the anchor at which the last row ends at the bottom of a view of that height, in px. */
export function endAnchor(heights: RowHeights, viewHeight: number): RowAnchor {
  const last = Math.max(heights.end - 1, heights.first);
  return moveBy(heights, { row: last, offset: heights.heightOf(last) }, -viewHeight);
}

/** Whether `a` is further down than `b`. */
export const isBelow = (a: RowAnchor, b: RowAnchor): boolean =>
  a.row > b.row || (a.row === b.row && a.offset > b.offset);

/** The anchor, or the end's if that is nearer to the start: scrolling stops at the end. */
export function withinEnd(heights: RowHeights, anchor: RowAnchor, viewHeight: number): RowAnchor {
  const end = endAnchor(heights, viewHeight);
  return isBelow(anchor, end) ? end : anchor;
}

/** The rows that are in view from an anchor down: from `first` up to, and without, `end`. */
export function rowsInView(
  heights: RowHeights,
  anchor: RowAnchor,
  viewHeight: number,
): { first: number; end: number } {
  let { row } = anchor;
  let filled = -anchor.offset;
  while (row < heights.end && filled < viewHeight) {
    filled += heights.heightOf(row);
    row += 1;
  }
  return { first: anchor.row, end: row };
}
