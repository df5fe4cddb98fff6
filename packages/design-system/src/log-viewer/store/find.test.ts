import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createSteppedScheduler } from '../testing.fixtures.ts';
import { createLogStore } from './createLogStore.ts';

// Short words over few letters, so that matches abound; some lines narrow, some wide.
const line = fc
  .array(fc.constantFrom('a', 'A', 'b', 'é', '✓', '😀', ' ', '.'), { maxLength: 12 })
  .map((characters) => characters.join(''));
const word = fc
  .array(fc.constantFrom('a', 'b', 'É', '✓', '.'), { minLength: 1, maxLength: 2 })
  .map((characters) => characters.join(''));

test('finds what a search of each line finds, in sealed segments and in the open one', () => {
  const scenario = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 30 }),
    text: word,
    isCaseSensitive: fc.boolean(),
    // 8192 lines seal a segment.
    repeats: fc.constantFrom(1, 300),
  });
  fc.assert(
    fc.property(scenario, ({ lines, text, isCaseSensitive, repeats }) => {
      const scheduler = createSteppedScheduler();
      const store = createLogStore({ scheduler, masker: null });
      const all = Array.from({ length: repeats }, () => lines).flat();
      store.append(all);
      const search = store.find({ text, isCaseSensitive });
      scheduler.settle();

      const source = text.replaceAll('.', String.raw`\.`);
      const pattern = new RegExp(source, isCaseSensitive ? 'gu' : 'giu');
      const expected = all.flatMap((each, number) =>
        Array.from(each.matchAll(pattern), ({ index, 0: { length } }) => ({
          line: number,
          from: index,
          to: index + length,
        })),
      );
      expect(search.count).toBe(expected.length);
      for (const place of [0, Math.floor(expected.length / 2), expected.length - 1]) {
        expect(search.at(place)).toEqual(expected[place]);
      }
    }),
    { numRuns: 60 },
  );
});
