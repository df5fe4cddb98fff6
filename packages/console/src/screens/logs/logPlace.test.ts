import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  linesAtPlace,
  placeOfLines,
  rangeAround,
  readLogPlace,
  writeLogPlace,
} from './logPlace.ts';

const begin = Date.UTC(2026, 10, 21, 9);

/** A log whose entries have these times, in seconds after `begin`, and so many lines each. */
function logOf(entries: readonly { second: number | undefined; lines: number }[]) {
  const heads = entries.flatMap(({ second, lines }, index) => {
    const head = entries.slice(0, index).reduce((sum, entry) => sum + entry.lines, 0);
    return Array.from({ length: lines }, () => ({ head, second }));
  });
  return {
    firstRow: 0,
    endRow: heads.length,
    entryOf: (line: number) => heads[line]?.head ?? line,
    time: (line: number) => {
      const second = heads[line]?.second;
      return second === undefined ? undefined : begin + second * 1000;
    },
  };
}

const point = fc.record({
  time: fc.integer({ min: 0, max: Date.UTC(2100, 0) }),
  nth: fc.nat({ max: 999_999 }),
});

describe('readLogPlace', () => {
  test('reads what was written', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const [first, last] = [one, other].toSorted((a, b) => a.time - b.time || a.nth - b.nth);
        if (first === undefined || last === undefined) return;
        expect(readLogPlace(writeLogPlace({ first, last }))).toEqual({ first, last });
      }),
    );
  });

  test('makes nothing of what was never written so', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[\dTZ:.~/-]{0,60}$/),
      fc.constantFrom(
        '2026-11-21T09:00:00.000Z~0',
        '2026-11-21T09:00:00.000Z~1e9',
        '2026-11-21T09:00:00Z',
        '2026-11-21T09:00:00.000',
        '2026-13-41T09:00:00.000Z',
        '2026-11-21T09:00:01.000Z/2026-11-21T09:00:00.000Z',
        '2026-11-21T09:00:00.000Z/2026-11-21T09:00:00.000Z/2026-11-21T09:00:00.000Z',
        '/',
      ),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const place = readLogPlace(text);
        if (place === undefined) return;
        const { start, end } = rangeAround(place);
        expect(start).toBeLessThan(end);
        expect(readLogPlace(writeLogPlace(place))).toEqual(place);
      }),
    );
    expect(readLogPlace('2026-11-21T09:00:00.000Z~0')).toBeUndefined();
    expect(readLogPlace('2026-13-41T09:00:00.000Z')).toBeUndefined();
    expect(readLogPlace(undefined)).toBeUndefined();
  });
});

test('lines are found again by the place they have, also among others of their moment', () => {
  const entry = fc.record({
    second: fc.option(fc.nat({ max: 4 }), { nil: undefined }),
    lines: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.nat(),
      (entries, from, to) => {
        // As they come from the platform.
        const log = logOf(entries.toSorted((a, b) => (a.second ?? 9) - (b.second ?? 9)));
        const [first = 0, last = 0] = [from % log.endRow, to % log.endRow].toSorted(
          (a, b) => a - b,
        );
        const place = placeOfLines(log, { first: first + 1, last: last + 1 });
        const isTimed = log.time(first) !== undefined && log.time(last) !== undefined;
        expect(place !== undefined).toBe(isTimed);
        if (place === undefined) return;
        expect(linesAtPlace(log, place)).toEqual({ first: first + 1, last: last + 1 });
      },
    ),
  );
});

test('where only the last line is gone, the first is found; without the first, none', () => {
  const log = logOf([
    { second: 1, lines: 1 },
    { second: 2, lines: 1 },
  ]);
  const at = (second: number, nth = 0) => ({ time: begin + second * 1000, nth });
  expect(linesAtPlace(log, { first: at(1), last: at(3) })).toEqual({ first: 1, last: 1 });
  expect(linesAtPlace(log, { first: at(0), last: at(2) })).toBeUndefined();
  expect(linesAtPlace(log, { first: at(1, 1), last: at(1, 1) })).toBeUndefined();
});
