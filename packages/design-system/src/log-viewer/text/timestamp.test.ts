import { expect, test } from 'vitest';

import { formatTimestamp } from './timestamp.ts';

test.each([
  [0, '+0 ms'],
  [12.4, '+12 ms'],
  [999.4, '+999 ms'],
  [999.6, '+1.0 s'],
  [-40, '-40 ms'],
  [64_250, '+1:04.2'],
])('a line %d ms after the one before is %s', (after, text) => {
  expect(formatTimestamp(1000 + after, { mode: 'sincePrevious', start: 1000 })).toBe(text);
});

test('a line after one without a time has none', () => {
  expect(formatTimestamp(1000, { mode: 'sincePrevious' })).toBe('');
});
