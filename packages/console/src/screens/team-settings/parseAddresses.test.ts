import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseAddresses } from './parseAddresses.ts';

test.each([
  ['', []],
  [' , ;\n ', []],
  ['a@example.com', ['a@example.com']],
  [
    'a@example.com, b@example.com;c@example.com',
    ['a@example.com', 'b@example.com', 'c@example.com'],
  ],
  ['a@example.com\r\nb@example.com\n', ['a@example.com', 'b@example.com']],
  [
    'a@example.com b@example.com\tc@example.com',
    ['a@example.com', 'b@example.com', 'c@example.com'],
  ],
  ['amy@example.net Bob Ray <bob@example.net>', ['amy@example.net', 'bob@example.net']],
  ['Bob Ray <bob@example.net> amy@example.net', ['bob@example.net', 'amy@example.net']],
  ['<amy@example.net> <bob@example.net>', ['amy@example.net', 'bob@example.net']],
  ['Hopper, Mary <mary@example.com>', ['mary@example.com']],
  ['a@example.com, Hopper, Mary <mary@example.com>', ['a@example.com', 'mary@example.com']],
  [
    '"Hopper, Grace" <grace@example.com>, Ada <ada@example.com>',
    ['grace@example.com', 'ada@example.com'],
  ],
  [
    'Grace Hopper <grace@example.com>\nAda <ada@example.com>',
    ['grace@example.com', 'ada@example.com'],
  ],
  ['"Hopper; Grace" <grace@example.com>', ['grace@example.com']],
  ['A@example.com a@EXAMPLE.com', ['A@example.com']],
  ['mailto:a@example.com?subject=Hi', ['a@example.com']],
  ['<mailto:a@example.com>, MAILTO:b@example.com', ['a@example.com', 'b@example.com']],
  [
    'Team: a@example.com, Bob <b@example.com>; c@example.com',
    ['a@example.com', 'b@example.com', 'c@example.com'],
  ],
  ['a@example.com (Amy, at work)', ['a@example.com']],
  ["'a@example.com' <a@example.com>, 'Bob' <b@example.com>", ['a@example.com', 'b@example.com']],
  ['"a@example.com" <a@example.com>', ['a@example.com']],
  // An address in a display name is reported, and not invited.
  ['"amy@example.net" <bob@example.net>', ['"amy@example.net"', 'bob@example.net']],
  ['a@example.com (was b@example.org)', ['a@example.com', '"b@example.org"']],
  ['a@bücher.example', ['a@xn--bcher-kva.example']],
  [
    'ａ＠ｅｘａｍｐｌｅ．ｃｏｍ、b@example.com；c@example.com',
    ['a@example.com', 'b@example.com', 'c@example.com'],
  ],
  ['"Hopper <a@example.com>, b@example.com', ['a@example.com', 'b@example.com']],
  ['Amy (at work <a@example.com>, b@example.com', ['a@example.com', 'b@example.com']],
  ['nobody', ['nobody']],
  ['nobody\nMary <mary@example.com>', ['nobody', 'mary@example.com']],
  ['amy.example.com bob@example.com', ['amy.example.com', 'bob@example.com']],
  ['a@@example.com', ['a@@example.com']],
  ['a@', ['a@']],
])('%j contains %j', (text, addresses) => {
  expect(parseAddresses(text)).toEqual(addresses);
});

const pasted = fc
  .array(
    fc.oneof(
      fc.constantFrom('a@x.org', 'B@y.example', '@', 'c@', '@z.org', 'd@@w.org', 'Ada', 'Hopper,'),
      fc.constantFrom(...', ; < > ( ) " : \' [ ] \\ \n \t'.split(' '), ' ', 'mailto:'),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

test('every word with an at sign is found, regardless of surrounding characters', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      const found = parseAddresses(text).join(' ').toLowerCase();
      const words = text.replaceAll(/mailto:/gi, '').match(/[\w.]*@[\w.@]*/g) ?? [];
      for (const word of words) expect(found).toContain(word.toLowerCase());
    }),
    { numRuns: 5000 },
  );
});

test('results for any text are never empty or duplicated', () => {
  fc.assert(
    fc.property(fc.oneof(pasted, fc.string({ unit: 'binary' })), (text) => {
      const found = parseAddresses(text);
      expect(new Set(found.map((address) => address.toLowerCase())).size).toBe(found.length);
      expect(found).not.toContain('');
    }),
  );
});
