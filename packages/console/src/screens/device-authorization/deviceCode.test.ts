import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readDeviceCode } from './deviceCode.ts';

test.each([
  ['WXQR-PKHM', 'WXQR-PKHM'],
  ['wxqrpkhm', 'WXQR-PKHM'],
  [' wxqr pkhm\n', 'WXQR-PKHM'],
  ['WXQR\u2013PKHM', 'WXQR-PKHM'],
  ['w-x-q-r-p-k-h-m', 'WXQR-PKHM'],
  ['ＷＸＱＲ－ＰＫＨＭ', 'WXQR-PKHM'],
  ['ｗｘｑｒｐｋｈｍ', 'WXQR-PKHM'],
  ['ＷＸＱＲーＰＫＨＭ', 'WXQR-PKHM'],
  ['WXQR\uFF70PKHM', 'WXQR-PKHM'],
  ['ｗｘｑｒ\u3000ｐｋｈ７', 'WXQR-PKH7'],
  ['WXQR\u2212PKHM', 'WXQR-PKHM'],
  ['wxqr-pkh', 'WXQR-PKH'],
  ['', ''],
  [' - ', '-'],
])('%j is formatted as %j', (typed, code) => {
  expect(readDeviceCode(typed)).toBe(code);
});

test('parsing a parsed code returns it unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const code = readDeviceCode(typed);
      expect(readDeviceCode(code)).toBe(code);
    }),
  );
});
