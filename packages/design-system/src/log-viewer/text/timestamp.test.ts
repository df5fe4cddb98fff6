import { expect, test } from 'vitest';

import { dayOf, formatDay, formatTimestamp, isOtherDay } from './timestamp.ts';

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

const midnight = Date.UTC(2026, 10, 29);

test('a day changes at midnight of the zone of the shown times', () => {
  expect(isOtherDay(midnight, midnight - 1, 'utc')).toBe(true);
  expect(isOtherDay(midnight + 1, midnight, 'utc')).toBe(false);
  const local = new Date(2026, 10, 29).getTime();
  expect(isOtherDay(local, local - 1, 'local')).toBe(true);
  expect(isOtherDay(local + 1, local, 'local')).toBe(false);
});

test('without a time of day, or without a time, there is no day', () => {
  expect(isOtherDay(midnight, midnight - 1, 'sinceStart')).toBe(false);
  expect(isOtherDay(midnight, undefined, 'utc')).toBe(false);
  expect(dayOf(Infinity, 'utc')).toBeUndefined();
});

test('a day is written in the language of the reader', () => {
  expect(formatDay(midnight, 'utc', 'en-GB')).toBe('Sunday, 29 November 2026');
  expect(formatDay(midnight, 'utc', 'de')).toBe('Sonntag, 29. November 2026');
});
