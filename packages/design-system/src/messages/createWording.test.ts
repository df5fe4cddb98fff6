import { expect, test } from 'vitest';

import { createWording, isolate } from './createWording.ts';

const files = { one: '# file', other: '# files' };

test('plurals follow the rules of the language, and numbers its grouping', () => {
  const { plural } = createWording('en');
  expect([0, 1, 2, 1234].map((count) => plural(count, files))).toEqual([
    '0 files',
    '1 file',
    '2 files',
    '1,234 files',
  ]);
});

test('Arabic has six plural forms, and a missing one falls back to the general form', () => {
  const { plural } = createWording('ar');
  const forms = { zero: 'z', one: 'o', two: 't', few: 'f #', many: 'm #', other: 'x #' };
  expect([0, 1, 2, 3, 11, 100].map((count) => plural(count, forms))).toEqual([
    'z',
    'o',
    't',
    'f 3',
    'm 11',
    'x 100',
  ]);
  expect(plural(11, { other: '# ملف' })).toBe('11 ملف');
});

test('lists are joined as in the language', () => {
  const things = ['a', 'b', 'c'];
  expect(createWording('de').list(things)).toBe('a, b und c');
  expect(createWording('ja').list(things)).toBe('a、b、c');
  expect(createWording('es').list(things, 'disjunction')).toBe('a, b o c');
});

test('isolated text keeps its own direction', () => {
  expect(isolate('harbour-api')).toBe('\u2068harbour-api\u2069');
});
