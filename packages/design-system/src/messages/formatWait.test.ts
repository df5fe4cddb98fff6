import { expect, test } from 'vitest';

import { formatWait } from './formatWait.ts';

test.each([
  [0, '0 s'],
  [20, '20 s'],
  [119, '119 s'],
  [120, '2 min'],
  [3540, '59 min'],
  [3541, '1 hour'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('a wait of %i seconds is formatted as %j', (seconds, text) => {
  expect(formatWait(seconds, 'en')).toBe(text.replace(' ', '\u00a0'));
});
