import { assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';

import { runsOf, stepOf, windowAt } from './rowWindow.ts';

test('a window holds what is in view and some rows on either side', () => {
  expect(windowAt(stepOf(0), 10, 10_000)).toEqual({ start: 0, end: 17 });
  expect(windowAt(stepOf(5001), 10, 10_000)).toEqual({ start: 4997, end: 5017 });
  expect(windowAt(stepOf(9990), 10, 10_000)).toEqual({ start: 9985, end: 10_000 });
});

test('until somebody is about to scroll a window holds what is in view', () => {
  expect(windowAt(undefined, 10, 10_000)).toEqual({ start: 0, end: 10 });
  expect(windowAt(undefined, 10, 3)).toEqual({ start: 0, end: 3 });
});

test('whatever is in view is rendered, also right after the list got shorter', () => {
  assert(
    property(nat(5000), integer({ min: 1, max: 60 }), nat(5000), (top, seen, count) => {
      const { start, end } = windowAt(stepOf(top), seen, count);
      const last = Math.min(top, Math.max(0, count - seen));
      for (let row = last; row < Math.min(count, last + seen); row += 1) {
        expect(row >= start && row < end).toBe(true);
      }
      expect(end - start).toBeLessThanOrEqual(seen + 16 + seen);
    }),
  );
});

test('rows and gaps add up to all rows, in order, and the focused row is among them', () => {
  assert(
    property(nat(500), nat(500), nat(40), (count, kept, top) => {
      const focused = kept < count ? kept : undefined;
      const runs = runsOf(windowAt(stepOf(top), 10, count), focused, count);
      const spans = runs.map((run) => (run.kind === 'gap' ? run.rows : run.end - run.start));
      const before = spans.map((_, at) => spans.slice(0, at).reduce((sum, rows) => sum + rows, 0));
      const rows = runs.filter((run) => run.kind === 'rows');
      const starts = before.filter((_, at) => runs[at]?.kind === 'rows');
      expect(rows.map(({ start }) => start)).toEqual(starts);
      expect(spans.reduce((sum, some) => sum + some, 0)).toBe(count);
      expect(spans.every((span) => span > 0)).toBe(true);
      const hasFocused = rows.some(({ start, end }) => kept >= start && kept < end);
      expect(hasFocused || focused === undefined).toBe(true);
    }),
  );
});
