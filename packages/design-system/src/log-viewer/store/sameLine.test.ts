import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createSteppedScheduler } from '../testing.fixtures.ts';
import { createLogStore } from './createLogStore.ts';
import { nearestLine, sameLine } from './sameLine.ts';
import type { LogEntry } from './types.ts';

function storeOf(entries: readonly LogEntry[], trimmed = 0) {
  const scheduler = createSteppedScheduler();
  const store = createLogStore({ scheduler, masker: null });
  if (trimmed > 0) {
    store.append(Array.from({ length: trimmed }, () => 'gone'));
    store.clear();
  }
  store.append(entries);
  scheduler.settle();
  return store;
}

const entry = fc.record({
  time: fc.nat(8),
  text: fc.constantFrom('a', 'b', 'a\nb', 'c\na\na'),
  isOld: fc.boolean(),
});

test('a line has the number of the line with its time and text, among equal ones the same', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), fc.nat(20), (unsorted, trimmed) => {
      const all = unsorted.toSorted((a, b) => a.time - b.time);
      const from = storeOf(all.filter(({ isOld }) => isOld));
      const to = storeOf(all, trimmed);
      for (let line = from.firstRow; line < from.endRow; line += 1) {
        const same = sameLine(line, from, to);
        if (same === undefined) throw new Error(`Line ${line} is not found.`);
        expect([to.time(same), to.text(same)]).toEqual([from.time(line), from.text(line)]);
        expect(nearestLine(line, from, to)).toBe(same);
      }
      const numbers = Array.from({ length: from.size }, (_, line) => sameLine(line, from, to));
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
  );
});

test('without the line, the next one by time is the nearest, then the last', () => {
  const from = storeOf([
    { time: 1, text: 'a' },
    { time: 5, text: 'b' },
    { time: 9, text: 'c' },
  ]);
  const to = storeOf(
    [
      { time: 1, text: 'a' },
      { time: 7, text: 'd' },
    ],
    4,
  );
  expect(sameLine(1, from, to)).toBeUndefined();
  expect([0, 1, 2].map((line) => nearestLine(line, from, to))).toEqual([4, 5, 5]);
});

test('lines without a time, and gaps, are no line of another store', () => {
  const from = storeOf([{ text: 'a' }]);
  expect(sameLine(0, from, from)).toBeUndefined();
  from.appendGap({ reason: 'gap', time: 3 });
  expect(sameLine(1, from, from)).toBeUndefined();
});
