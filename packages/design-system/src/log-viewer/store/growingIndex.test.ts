import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createGrowingIndex } from './growingIndex.ts';

test('values keep their index while values are added and dropped', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('push' as const), count: fc.integer({ min: 1, max: 1500 }) }),
    fc.record({ kind: fc.constant('drop' as const), count: fc.integer({ min: 0, max: 1500 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const index = createGrowingIndex();
      const all: number[] = [];
      let start = 0;
      for (const { kind, count } of steps) {
        if (kind === 'push') {
          for (let each = 0; each < count; each += 1) {
            all.push(all.length * 3);
            index.push((all.length - 1) * 3);
          }
        } else {
          start = Math.min(all.length, start + count);
          index.dropBelow(start * 3 - 1);
        }
        expect([index.start, index.end]).toEqual([start, all.length]);
      }
      const kept = all.slice(start);
      expect(kept.map((_, at) => index.at(start + at))).toEqual(kept);
      for (const limit of [0, start * 3, start * 3 + 1, start * 3 + 30, all.length * 3 - 3]) {
        const found = all.findIndex((value, at) => at >= start && value >= limit);
        expect(index.firstAtLeast(limit)).toBe(found === -1 ? all.length : found);
      }
      expect(index.firstAtLeast(all.length * 3)).toBe(all.length);
    }),
    { numRuns: 40 },
  );
});

test('dropping below a value that is gone already changes nothing', () => {
  const index = createGrowingIndex();
  for (const value of [2, 4, 6]) index.push(value);
  index.dropBelow(4);
  index.dropBelow(3);
  expect([index.start, index.end, index.at(1), index.at(2)]).toEqual([1, 3, 4, 6]);
  index.dropBelow(7);
  expect([index.start, index.end]).toEqual([3, 3]);
});
