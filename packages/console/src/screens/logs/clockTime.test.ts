import { expect, test } from 'vitest';

import { rangeTimes } from './clockTime.ts';

const at = Date.parse;
const options = { locale: 'en-GB', timeZone: 'UTC', now: at('2026-11-21T09:12:00Z') };
const words = (start: string, end: string, more = {}) =>
  rangeTimes({ start: at(start), end: at(end) }, { ...options, ...more });

test('times of today have no date, and have seconds in a short range', () => {
  expect(words('2026-11-21T07:00:00Z', '2026-11-21T09:00:00Z')).toEqual(['07:00', '09:00']);
  expect(words('2026-11-21T08:42:00Z', '2026-11-21T08:57:00Z')).toEqual(['08:42:00', '08:57:00']);
});

test('a date of another day is shown once, and two dates are both shown', () => {
  expect(words('2026-11-19T07:00:00Z', '2026-11-19T09:00:00Z')).toEqual(['19 Nov, 07:00', '09:00']);
  expect(words('2026-11-20T23:00:00Z', '2026-11-21T01:00:00Z')).toEqual([
    '20 Nov, 23:00',
    '21 Nov, 01:00',
  ]);
});

test('a date of another year includes the year', () => {
  expect(words('2025-11-21T07:00:00Z', '2025-11-21T09:00:00Z')).toEqual([
    '21 Nov 2025, 07:00',
    '09:00',
  ]);
});

test('the date is that of the time zone', () => {
  const range = ['2026-11-20T20:00:00Z', '2026-11-20T22:00:00Z'] as const;
  expect(words(...range)).toEqual(['20 Nov, 20:00', '22:00']);
  expect(words(...range, { timeZone: 'Asia/Tokyo' })).toEqual(['05:00', '07:00']);
});
