import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { slugOf } from './slugOf.ts';

test.each([
  ['Harbour API', 'harbour-api'],
  ['  Café  Über_Land ', 'cafe-uber-land'],
  ['2nd Berth', 'nd-berth'],
  ['ميناء', ''],
  ['<script>', 'script'],
])('the expected slug of "%s" is "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('any name yields a valid URL segment or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(slugOf(name)).toMatch(/^$|^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/);
    }),
  );
});
