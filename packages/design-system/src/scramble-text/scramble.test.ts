import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { scramble } from './scramble.ts';

test('ends with the text itself', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      expect(scramble(text, 1, () => 0.5)).toBe(text);
    }),
  );
});

test('settles from the start of the text, and keeps spaces', () => {
  expect(scramble('Oops now', 0.5, () => 0)).toBe('Oops AAA');
});

test('starts with nothing settled', () => {
  expect(scramble('404', 0, () => 0.999)).toBe('***');
});
