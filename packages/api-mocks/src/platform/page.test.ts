import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { pageByTime } from './page.ts';

const rows = fc
  .array(fc.nat(5))
  .map((times) => times.map((created_at, index) => ({ index, created_at })));

test('all pages together contain each row once, in either order', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 7 }), (all, limit) => {
      const read = (order: 'asc' | 'desc') =>
        Array.from({ length: Math.ceil(all.length / limit) }, (_, page) =>
          pageByTime(all, { skip: page * limit, limit, order }),
        );
      const ascending = read('asc').flatMap((page) => page.data);
      expect(ascending).toHaveLength(all.length);
      expect(new Set(ascending)).toEqual(new Set(all));
      expect(ascending.map((row) => row.created_at)).toEqual(
        all.map((row) => row.created_at).toSorted((a, b) => a - b),
      );
      expect(read('desc').flatMap((page) => page.data)).toEqual(ascending.toReversed());
      expect(read('asc').every((page) => page.count === all.length)).toBe(true);
    }),
  );
});

test('without a query the newest 100 are listed first', () => {
  const all = Array.from({ length: 120 }, (_, created_at) => ({ created_at }));
  const page = pageByTime(all);
  expect(page.count).toBe(120);
  expect(page.data).toHaveLength(100);
  expect(page.data[0]).toEqual({ created_at: 119 });
});
