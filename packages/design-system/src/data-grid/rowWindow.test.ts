import { array, assert, integer, nat, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';

import { moveWindow, rangeOf, readyWindow, runsOf } from './rowWindow.ts';

/** The window after scrolling to each of these rows in turn. */
const after = (tops: readonly number[], visible: number) =>
  tops.reduce((last, top) => moveWindow(last, top, visible), readyWindow);

test('a window contains the rows in view, and more in the direction of scrolling', () => {
  const rowsAfter = (...tops: number[]) => rangeOf(after(tops, 10), 10, 10_000);
  expect(rowsAfter()).toEqual({ start: 0, end: 16 });
  expect(rowsAfter(3)).toEqual({ start: 1, end: 19 });
  expect(rowsAfter(3, 100, 102)).toEqual({ start: 100, end: 118 });
  expect(rowsAfter(100, 102, 99)).toEqual({ start: 95, end: 113 });
  expect(rowsAfter(9985, 9988)).toEqual({ start: 9986, end: 10_000 });
});

test('after a jump a window contains the rows in view', () => {
  expect(rangeOf(after([5000], 10), 10, 10_000)).toEqual({ start: 5000, end: 5012 });
  expect(rangeOf(after([5000, 200], 10), 10, 10_000)).toEqual({ start: 200, end: 212 });
});

test('a window is unchanged while it covers the view', () => {
  const moved = after([500, 503], 10);
  for (const top of [504, 505, 504]) expect(moveWindow(moved, top, 10)).toBe(moved);
  expect(moveWindow(moved, 506, 10)).not.toBe(moved);
});

test('before the first scroll a window contains the rows in view', () => {
  expect(rangeOf(undefined, 10, 10_000)).toEqual({ start: 0, end: 10 });
  expect(rangeOf(undefined, 10, 3)).toEqual({ start: 0, end: 3 });
});

/** Successive scroll positions: a few rows forward or back, or anywhere. */
const positions = array(oneof(integer({ min: -6, max: 6 }), nat(5000)), { minLength: 1 }).map(
  (moves) =>
    moves.reduce<number[]>((tops, move) => {
      const top = Math.abs(move) > 6 ? move : Math.max(0, (tops.at(-1) ?? 0) + move);
      return [...tops, top];
    }, []),
);

test('the rows in view are always rendered, also after the list gets shorter', () => {
  assert(
    property(positions, integer({ min: 1, max: 60 }), nat(5000), (tops, seen, count) => {
      const { start, end } = rangeOf(after(tops, seen), seen, count);
      const top = tops.at(-1) ?? 0;
      const first = Math.max(0, Math.min(top, count - seen));
      expect(start).toBeLessThanOrEqual(first);
      expect(end).toBeGreaterThanOrEqual(Math.min(count, top + seen + 1));
      expect(end - start).toBeLessThanOrEqual(seen + 8 + seen);
    }),
  );
});

test('rows and gaps add up to all rows in order, including the focused row', () => {
  assert(
    property(nat(500), nat(500), nat(40), (count, row, top) => {
      const focused = row < count ? row : undefined;
      const runs = runsOf(rangeOf(after([top], 10), 10, count), focused, count);
      const spans = runs.map((run) => (run.kind === 'gap' ? run.rows : run.end - run.start));
      const before = spans.map((_, at) => spans.slice(0, at).reduce((sum, rows) => sum + rows, 0));
      const rows = runs.filter((run) => run.kind === 'rows');
      const starts = before.filter((_, at) => runs[at]?.kind === 'rows');
      expect(rows.map(({ start }) => start)).toEqual(starts);
      expect(spans.reduce((sum, some) => sum + some, 0)).toBe(count);
      expect(spans.every((span) => span > 0)).toBe(true);
      const hasFocused = rows.some(({ start, end }) => row >= start && row < end);
      expect(hasFocused || focused === undefined).toBe(true);
    }),
  );
});
