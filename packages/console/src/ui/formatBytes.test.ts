import { expect, test } from 'vitest';

import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_250_000, '1.3 MB'],
  [480_000_000, '480 MB'],
  [2.5e12, '2.5 TB'],
  [9e18, '9,000,000 TB'],
])('%d bytes are formatted as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en-GB')).toBe(text.replace(' ', '\u00a0'));
});
