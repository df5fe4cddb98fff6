import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { countLines, histogramOf } from './logHistogram.ts';

const entry = (text: string, time = 0, level: 'error' | 'none' = 'none') => ({ text, time, level });

const noLines = { info: 0, debug: 0, none: 0, warning: 0, error: 0 };

describe('lines are counted like in the log viewer', () => {
  test.each([
    ['GET /berths 200', 1],
    ['', 1],
    ['GET /berths 200\n', 1],
    ['Traceback (most recent call last):\n  File "app.py"\nKeyError: 1', 3],
    ['one\n\ntwo\n', 3],
    ['\n', 1],
  ])('%j', (text, count) => {
    expect(countLines([entry(text)])).toBe(count);
  });

  test('of all entries', () => {
    expect(countLines([])).toBe(0);
    expect(countLines([entry('one\ntwo'), entry('three')])).toBe(3);
  });
});

test('a bar contains all lines of its entries, by their levels', () => {
  const entries = [entry('one\ntwo', 0, 'error'), entry('three', 30), entry('beyond', 60_001)];
  const { buckets, end } = histogramOf(entries, { start: 0, end: 60_000 });
  expect(buckets).toHaveLength(60);
  expect(buckets[0]).toEqual({ start: 0, counts: { ...noLines, none: 1, error: 2 } });
  expect(buckets[59]?.counts).toEqual(noLines);
  expect(end).toBe(60_000);
});

test('bars cover the range exactly, without overlap, and count each line of it in its own bar', () => {
  const range = fc.record({
    start: fc.integer({ min: 0, max: 2_000_000_000_000 }),
    span: fc.oneof(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 40 * 24 * 60 * 60_000 }),
    ),
    offsets: fc.array(fc.double({ min: -0.2, max: 1.2, noNaN: true }), { maxLength: 40 }),
  });
  fc.assert(
    fc.property(range, ({ start, span, offsets }) => {
      const end = start + span;
      const times = [start, end, ...offsets.map((share) => start + Math.round(share * span))];
      const histogram = histogramOf(
        times.map((time) => entry('line', time)),
        { start, end },
      );
      const { buckets } = histogram;
      expect(buckets[0]?.start).toBe(start);
      expect(histogram.end).toBe(end);
      for (const [at, bucket] of buckets.entries()) {
        const until = buckets[at + 1]?.start ?? end;
        expect(until).toBeGreaterThan(bucket.start);
        expect(Math.abs(until - bucket.start - span / buckets.length)).toBeLessThan(1);
        const isLast = at === buckets.length - 1;
        const own = times.filter(
          (time) => time >= bucket.start && (time < until || (isLast && time === end)),
        );
        expect(bucket.counts['none']).toBe(own.length);
      }
    }),
  );
});
