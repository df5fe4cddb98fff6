import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { slugify, withSuffix } from './slug.ts';

test.each([
  ['Harbour API', 'harbour-api'],
  ['  my_app  2 ', 'my-app-2'],
  ['Ünïcode Café', 'unicode-cafe'],
  ['3 Little Pigs', 'little-pigs'],
  ['Harbour 港 API', 'harbour-api'],
  ['!!!', 'app'],
  ['港', 'app'],
])('%j becomes the slug %j', (name, slug) => {
  expect(slugify(name, 'app')).toBe(slug);
});

test('any name yields a valid host name label, with and without a suffix', () => {
  const label = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const slug = slugify(name, 'app');
      expect(slug).toMatch(label);
      expect(slug).not.toContain('--');
      expect(slugify(slug, 'app')).toBe(slug);
      expect(withSuffix(slug, '0123abcd')).toMatch(label);
    }),
  );
});

test('a suffix shortens a long slug only as far as it has to, and leaves no hyphen before it', () => {
  expect(withSuffix('a'.repeat(63), '0123abcd')).toBe(`${'a'.repeat(54)}-0123abcd`);
  expect(withSuffix(`${'a'.repeat(53)}-b`, '0123abcd')).toBe(`${'a'.repeat(53)}-0123abcd`);
});
