import { expect, test } from 'vitest';

import { createMasker } from './createMasker.ts';

const mask = createMasker();

test('a private key is hidden to its end, or to that of the line', () => {
  const key = '-----BEGIN RSA PRIVATE KEY-----\u2028MIIEow\r\\nIBAAK';
  const hidden = { from: 31, to: key.length, label: 'Private key' };
  expect(mask(`${key}-----END RSA PRIVATE KEY-----`)).toEqual([hidden]);
  expect(mask(key)).toEqual([hidden]);
});

test('a line full of keys that never end is looked through', () => {
  const keys = '-----BEGIN PRIVATE KEY-----'.repeat(20_000);
  expect(mask(`${keys}\u2028`)).toEqual([{ from: 27, to: keys.length + 1, label: 'Private key' }]);
});
