import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createSteppedScheduler } from '../testing.fixtures.ts';
import { createLogStore } from './createLogStore.ts';
import type { LogRows } from './types.ts';

const letters = ['E', 'W', 'I'] as const;
const texts = { E: 'ERROR: a', W: 'WARNING: a', I: 'INFO: b' } as const;

const storeOf = (lines: readonly (keyof typeof texts)[], maxLines?: number) => {
  const store = createLogStore({
    scheduler: createSteppedScheduler(),
    ...(maxLines !== undefined && { maxLines }),
  });
  store.append(lines.map((line) => texts[line]));
  return store;
};

/** For each of `count` stretches of the rows, the lines that are in it at least in part. */
const stretchesOf = (rows: LogRows, count: number) => {
  const size = rows.endRow - rows.firstRow;
  return Array.from({ length: count }, (_, stretch) => {
    const from = Math.floor((stretch * size) / count);
    const to = Math.max(Math.floor(((stretch + 1) * size) / count), from + 1);
    return Array.from({ length: Math.min(size, to) - from }, (_unused, row) =>
      rows.lineAt(rows.firstRow + from + row),
    );
  });
};

test('each stretch of the rows is marked with its most severe level and with matches', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      (lines, count, maxLines, isFiltered) => {
        const store = storeOf(lines, maxLines);
        const rows = isFiltered ? store.filter({ levels: new Set(['warning', 'info']) }) : store;
        const stretches = stretchesOf(rows, count);
        const severity = (line: number) =>
          store.level(line) === 'error' ? 0 : store.level(line) === 'warning' ? 1 : 2;
        expect([...store.marks(rows, count)]).toEqual(
          stretches.map((stretch) => Math.min(2, ...stretch.map(severity))),
        );
        const search = store.find({ text: 'a' });
        expect([...search.marks(rows, count)]).toEqual(
          stretches.map((stretch) => (stretch.some((line) => severity(line) < 2) ? 1 : 0)),
        );
      },
    ),
  );
});

test('rows without lines have no marks', () => {
  const store = storeOf([]);
  expect([...store.marks(store, 3)]).toEqual([2, 2, 2]);
  expect([...store.find({ text: 'a' }).marks(store, 3)]).toEqual([0, 0, 0]);
});
