import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { sampleVariable } from '../../testing/samples.ts';
import { driftOf, isDifferent } from './variableDrift.ts';

const app = (slug: string, values: Record<string, string | null>) => ({
  app: { slug, name: slug },
  variables: Object.entries(values).map(([name, value]) =>
    sampleVariable({ name, value, agoMs: 0 }),
  ),
});

test('compares each name in every app', () => {
  const rows = driftOf([
    app('one', { A: 'x', KEY: null, ONLY: 'y' }),
    app('two', { A: 'x', KEY: null }),
    app('three', { A: 'z', KEY: 'plain' }),
  ]);
  expect(rows).toEqual([
    { name: 'A', states: ['set', 'set', 'different'] },
    { name: 'KEY', states: ['secret', 'secret', 'set'] },
    { name: 'ONLY', states: ['set', 'missing', 'missing'] },
  ]);
  expect(rows.map(isDifferent)).toEqual([true, false, true]);
});

test('apps with the same readable variables do not differ, and each name is listed once', () => {
  const values = fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.option(fc.string()));
  fc.assert(
    fc.property(values, values, (one, other) => {
      expect(driftOf([app('one', one), app('two', one)]).some(isDifferent)).toBe(false);
      const names = driftOf([app('one', one), app('two', other)]).map(({ name }) => name);
      expect(names).toEqual([...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted());
    }),
  );
});
