import { describe, expect, test } from 'vitest';

import { countLines, histogramOf } from './logHistogram.ts';

const entry = (text: string, time = 0, level: 'error' | 'none' = 'none') => ({ text, time, level });

describe('lines are counted as the log viewer counts them', () => {
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

test('a bar has all lines of its entries, by the level of each', () => {
  const entries = [entry('one\ntwo', 0, 'error'), entry('three', 30), entry('beyond', 60_000)];
  const { buckets, end } = histogramOf(entries, { start: 0, end: 60_000 });
  expect(buckets).toHaveLength(60);
  expect(buckets[0]).toEqual({ start: 0, counts: { info: 1, warning: 0, error: 2 } });
  expect(buckets[59]?.counts).toEqual({ info: 0, warning: 0, error: 0 });
  expect(end).toBe(60_000);
});
