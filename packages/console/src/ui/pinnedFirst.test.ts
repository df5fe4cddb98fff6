import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { pinnedFirst } from './pinnedFirst.ts';

const appsOf = (ids: readonly string[]) => ids.map((id) => ({ id }));

test('pinned apps are first, in the order of pinning, and the others keep their order', () => {
  expect(pinnedFirst(appsOf(['a', 'b', 'c', 'd']), appsOf(['d', 'gone', 'b']))).toEqual(
    appsOf(['d', 'b', 'a', 'c']),
  );
});

test('no app is lost or repeated', () => {
  const ids = fc.uniqueArray(fc.string());
  fc.assert(
    fc.property(ids, ids, (apps, pins) => {
      const sorted = pinnedFirst(appsOf(apps), appsOf(pins)).map(({ id }) => id);
      expect(sorted.toSorted()).toEqual(apps.toSorted());
    }),
  );
});
