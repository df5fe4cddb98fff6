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

test('a time is shown in any zone, in full with its offset', () => {
  const kathmandu = { mode: 'zone', timeZone: 'Asia/Kathmandu' } as const;
  const time = Date.UTC(2026, 10, 29, 20, 4, 11, 482);
  expect(formatTimestamp(time, kathmandu)).toBe('01:49:11.482');
  expect(formatTimestamp(time, { ...kathmandu, isFull: true })).toBe(
    '2026-11-30T01:49:11.482+05:45',
  );
});

const midnight = Date.UTC(2026, 10, 29);

test('a day changes at midnight of the zone of the shown times', () => {
  expect(isOtherDay(midnight, midnight - 1, { mode: 'utc' })).toBe(true);
  expect(isOtherDay(midnight + 1, midnight, { mode: 'utc' })).toBe(false);
  const local = new Date(2026, 10, 29).getTime();
  expect(isOtherDay(local, local - 1, { mode: 'local' })).toBe(true);
  expect(isOtherDay(local + 1, local, { mode: 'local' })).toBe(false);
  const tokyo = { mode: 'zone', timeZone: 'Asia/Tokyo' } as const;
  expect(isOtherDay(midnight, midnight - 1, tokyo)).toBe(false);
  expect(isOtherDay(Date.UTC(2026, 10, 28, 15), Date.UTC(2026, 10, 28, 14, 59), tokyo)).toBe(true);
  expect(formatDay(Date.UTC(2026, 10, 28, 15), tokyo, 'en-GB')).toBe('Sunday, 29 November 2026');
});

test('without a time of day, or without a time, there is no day', () => {
  expect(isOtherDay(midnight, midnight - 1, { mode: 'sinceStart' })).toBe(false);
  expect(isOtherDay(midnight, undefined, { mode: 'utc' })).toBe(false);
  expect(dayOf(Infinity, { mode: 'utc' })).toBeUndefined();
});

test('a day is written in the language of the reader', () => {
  expect(formatDay(midnight, { mode: 'utc' }, 'en-GB')).toBe('Sunday, 29 November 2026');
  expect(formatDay(midnight, { mode: 'utc' }, 'de')).toBe('Sonntag, 29. November 2026');
});
