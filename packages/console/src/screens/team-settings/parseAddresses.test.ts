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
  ['a@example.com b@example.com', ['a@example.com', 'b@example.com']],
  [
    '"Hopper, Grace" <grace@example.com>, Ada <ada@example.com>',
    ['"Hopper', 'grace@example.com', 'ada@example.com'],
  ],
  [
    'Grace Hopper <grace@example.com>\nAda <ada@example.com>',
    ['grace@example.com', 'ada@example.com'],
  ],
  ['A@example.com a@EXAMPLE.com', ['A@example.com']],
  ['mailto:a@example.com', ['a@example.com']],
  ['nobody', ['nobody']],
])('%j holds %j', (text, addresses) => {
  expect(parseAddresses(text)).toEqual(addresses);
});

test('whatever is pasted, nothing found is empty, doubled, or holds a separator', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const found = parseAddresses(text);
      expect(new Set(found.map((address) => address.toLowerCase())).size).toBe(found.length);
      for (const address of found) expect(address).not.toMatch(/^$|[,;\n\r]/);
    }),
  );
});
