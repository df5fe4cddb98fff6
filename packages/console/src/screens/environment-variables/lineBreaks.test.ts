import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { inTextArea, withBreaksOf } from './lineBreaks.ts';

const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text));

test('an edited value keeps the kind of its line breaks', () => {
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('\r\n', '\r', '\n'), line, (lines, by, more) => {
      const value = [...lines, ''].join(by);
      expect(withBreaksOf(value, inTextArea(value) + more)).toBe(value + more);
      expect(withBreaksOf(value, value)).toBe(value);
    }),
  );
});

test('a value of one line, or of mixed breaks, gets line feeds', () => {
  expect(withBreaksOf('one', 'one\ntwo')).toBe('one\ntwo');
  expect(withBreaksOf('a\r\nb\nc', 'a\nb\nc\nd')).toBe('a\nb\nc\nd');
});
