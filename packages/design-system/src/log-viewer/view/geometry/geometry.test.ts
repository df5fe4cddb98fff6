import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { endAnchor, isBelow, moveBy, rowsInView, withinEnd } from './anchor.ts';
import { createRowHeights } from './rowHeights.ts';
import type { RowHeights } from './rowHeights.ts';
import { longestScroll, scrollScale } from './scrollScale.ts';

/** Rows that do not start at 0, some measured (0 is folded away), and the same as a plain list of heights. */
const someRows = fc
  .record({
    first: fc.integer({ min: 0, max: 3000 }),
    count: fc.integer({ min: 1, max: 5000 }),
    measured: fc.array(
      fc.record({ at: fc.double({ min: 0, max: 0.9999, noNaN: true }), height: fc.nat(200) }),
      { maxLength: 40 },
    ),
  })
  .map(({ first, count, measured }) => {
    const heights = createRowHeights(20);
    heights.setRange(first, first + count);
    const list = Array.from({ length: count }, () => 20);
    for (const { at, height } of measured) {
      const index = Math.floor(at * count);
      heights.measured(first + index, height);
      list[index] = height;
    }
    return { heights, first, list };
  });

const sum = (list: readonly number[]) => list.reduce((total, height) => total + height, 0);

describe('row heights', () => {
  test('equal those of a plain list', () => {
    fc.assert(
      fc.property(someRows, fc.double({ min: 0, max: 1, noNaN: true }), (rows, part) => {
        const { heights, first, list } = rows;
        const total = sum(list);
        const index = Math.floor(part * list.length);
        expect(heights.total).toBe(total);
        expect(heights.topOf(first + index)).toBe(sum(list.slice(0, index)));

        const y = Math.floor(part * total);
        const { row, offset } = heights.rowAt(y);
        expect(heights.topOf(row) + offset).toBe(y);
        expect(offset).toBeLessThanOrEqual(heights.heightOf(row));
      }),
    );
  });

  test('equal those of a plain list after the start was trimmed and the end grew', () => {
    fc.assert(
      fc.property(someRows, fc.nat(4000), fc.nat(2000), (rows, trimmed, added) => {
        const { heights, first, list } = rows;
        const kept = [...list, ...Array.from({ length: added }, () => 20)].slice(trimmed);
        if (kept.length === 0) return;
        heights.setRange(first + trimmed, first + list.length + added);
        expect(heights.total).toBe(sum(kept));
        const half = Math.floor(kept.length / 2);
        expect(heights.topOf(first + trimmed + half)).toBe(sum(kept.slice(0, half)));
      }),
    );
  });

  test('support two million rows when few of them are measured', () => {
    const heights = createRowHeights(20);
    heights.setRange(0, 2_000_000);
    heights.measured(1_999_999, 60);
    expect(heights.total).toBe(40_000_040);
    expect(heights.topOf(1_999_999)).toBe(39_999_980);
    expect(heights.rowAt(39_999_990)).toEqual({ row: 1_999_999, offset: 10 });
  });

  test('report whether a measurement is a change, and can be reset', () => {
    const heights = createRowHeights(20);
    heights.setRange(0, 10);
    expect(heights.measured(3, 20)).toBe(false);
    expect(heights.measured(3, 40)).toBe(true);
    expect(heights.measured(3, 40)).toBe(false);
    heights.forget(24);
    expect(heights.total).toBe(240);
  });
});

describe('an anchor', () => {
  const anchorIn = (heights: RowHeights, part: number) =>
    heights.rowAt(Math.floor(part * (heights.total - 1)));
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const place = (heights: RowHeights, anchor: { row: number; offset: number }) =>
    heights.topOf(anchor.row) + anchor.offset;

  test('moves by an exact number of pixels, up to either end', () => {
    fc.assert(
      fc.property(someRows, part, fc.integer({ min: -200_000, max: 200_000 }), (rows, at, by) => {
        const { heights } = rows;
        const start = anchorIn(heights, at);
        const wanted = Math.min(Math.max(place(heights, start) + by, 0), heights.total);
        expect(place(heights, moveBy(heights, start, by))).toBe(wanted);
      }),
    );
  });

  test('returns to its position when it moves back', () => {
    fc.assert(
      fc.property(someRows, part, fc.integer({ min: 0, max: 400 }), (rows, at, by) => {
        const { heights } = rows;
        const start = anchorIn(heights, at);
        const there = moveBy(heights, start, by);
        if (place(heights, there) - place(heights, start) < by) return;
        const back = moveBy(heights, there, -by);
        expect(place(heights, back)).toBe(place(heights, start));
      }),
    );
  });

  test('stays when a row above it is measured', () => {
    fc.assert(
      fc.property(someRows, part, fc.nat(300), (rows, at, height) => {
        const { heights, first } = rows;
        const start = anchorIn(heights, at);
        if (start.row === first) return;
        const before = rowsInView(heights, start, 400);
        heights.measured(first, height);
        expect(rowsInView(heights, start, 400)).toEqual(before);
      }),
    );
  });

  test('at the end shows the last row at the bottom', () => {
    fc.assert(
      fc.property(someRows, fc.integer({ min: 20, max: 900 }), (rows, viewHeight) => {
        const { heights } = rows;
        const end = endAnchor(heights, viewHeight);
        expect(place(heights, end)).toBe(Math.max(0, heights.total - viewHeight));
        expect(withinEnd(heights, moveBy(heights, end, 50), viewHeight)).toEqual(end);
        expect(isBelow(end, moveBy(heights, end, -1))).toBe(place(heights, end) > 0);
        expect(rowsInView(heights, end, viewHeight).end).toBeGreaterThan(0);
      }),
    );
  });

  test('fills the whole view with rows', () => {
    fc.assert(
      fc.property(someRows, part, fc.integer({ min: 20, max: 900 }), (rows, at, viewHeight) => {
        const { heights } = rows;
        const top = withinEnd(heights, anchorIn(heights, at), viewHeight);
        const { first, end } = rowsInView(heights, top, viewHeight);
        const filled = heights.topOf(end) - heights.topOf(first) - top.offset;
        expect(filled).toBeGreaterThanOrEqual(Math.min(viewHeight, heights.total));
      }),
    );
  });
});

describe('the scroll scale', () => {
  const view = fc.integer({ min: 100, max: 2000 });
  const total = fc.integer({ min: 0, max: 80_000_000 });

  test('never exceeds the height limit of browsers', () => {
    fc.assert(
      fc.property(total, view, (rows, viewHeight) => {
        expect(scrollScale(rows, viewHeight).length).toBeLessThanOrEqual(longestScroll);
      }),
    );
  });

  test('reaches both ends exactly, and is monotonic', () => {
    fc.assert(
      fc.property(
        total,
        view,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
        (rows, viewHeight, parts) => {
          const scale = scrollScale(rows, viewHeight);
          const last = Math.max(0, scale.length - viewHeight);
          expect(scale.toRows(0)).toBe(0);
          expect(scale.toRows(last)).toBeCloseTo(Math.max(0, rows - viewHeight), 3);
          const places = parts.toSorted((a, b) => a - b).map((part) => scale.toRows(part * last));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        },
      ),
    );
  });

  test('round-trips every position', () => {
    fc.assert(
      fc.property(
        total,
        view,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rows, viewHeight, part) => {
          const scale = scrollScale(rows, viewHeight);
          const y = part * Math.max(0, rows - viewHeight);
          expect(scale.toRows(scale.toScroll(y))).toBeCloseTo(y, 3);
        },
      ),
    );
  });

  test('is one to one near both ends of two million lines', () => {
    const rows = 40_000_000;
    const scale = scrollScale(rows, 500);
    expect(scale.isScaled).toBe(true);
    expect(scale.toRows(1000) - scale.toRows(900)).toBe(100);
    const last = scale.length - 500;
    expect(scale.toRows(last - 900) - scale.toRows(last - 1000)).toBe(100);
  });

  test('is one to one everywhere while the rows fit', () => {
    const scale = scrollScale(longestScroll, 500);
    expect(scale).toMatchObject({ isScaled: false, length: longestScroll });
    expect(scale.toRows(1234)).toBe(1234);
  });
});
