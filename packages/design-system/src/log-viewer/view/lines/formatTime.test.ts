import { expect, test } from 'vitest';

import { formatLineTime } from './formatTime.ts';

const start = Date.UTC(2026, 10, 21, 9, 4, 11, 482);

test('is the clock in UTC, to the millisecond', () => {
  expect(formatLineTime(start, start, 'utc')).toBe('09:04:11.482');
});

test.each([
  [0, '+0.0 s'],
  [38_240, '+38.2 s'],
  [59_999, '+59.9 s'],
  [62_440, '+1:02.4'],
  [3_723_000, '+1:02:03'],
  [-1500, '-1.5 s'],
])('%i ms since the start are %s', (milliseconds, text) => {
  expect(formatLineTime(start + milliseconds, start, 'sinceStart')).toBe(text);
});

test('is nothing where no time is known, or none is wanted', () => {
  expect(formatLineTime(undefined, start, 'utc')).toBe('');
  expect(formatLineTime(start, undefined, 'sinceStart')).toBe('');
  expect(formatLineTime(start, start, 'off')).toBe('');
});
