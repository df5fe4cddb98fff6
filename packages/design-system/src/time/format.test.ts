import { describe, expect, test } from 'vitest';

import { formatAbsolute, formatClock, formatDay, formatRelative } from './format.ts';

const now = Date.parse('2026-11-21T09:12:00Z');
const british = { locale: 'en-GB', timeZone: 'UTC' };
const at = (iso: string) => Date.parse(iso);

describe('relative', () => {
  test.each([
    ['2026-11-21T09:12:00Z', 'now'],
    ['2026-11-21T09:11:12Z', '48 sec ago'],
    ['2026-11-21T09:00:00Z', '12 min ago'],
    ['2026-11-21T07:02:08Z', '2 hr ago'],
    ['2026-11-20T08:40:00Z', '1 day ago'],
    ['2026-11-19T10:00:00Z', '1 day ago'],
    ['2026-11-22T10:00:00Z', 'in 1 day'],
    ['2026-09-22T09:00:00Z', '1 mo ago'],
    ['2025-02-01T09:00:00Z', '1 yr ago'],
    ['2026-11-15T08:05:13Z', '6 days ago'],
    ['2026-10-30T09:00:00Z', '3 wk ago'],
    ['2026-04-01T09:00:00Z', '7 mo ago'],
    ['2024-04-01T09:00:00Z', '2 yr ago'],
    ['2026-11-21T09:17:00Z', 'in 5 min'],
    ['2026-11-28T09:11:57Z', 'in 7 days'],
    ['2026-11-28T03:00:00Z', 'in 7 days'],
    ['2026-11-27T20:00:00Z', 'in 6 days'],
    ['2026-11-21T10:11:45Z', 'in 1 hr'],
    ['2026-11-22T09:00:00Z', 'in 1 day'],
    ['2026-11-21T10:41:59Z', 'in 1 hr'],
    ['2026-11-21T09:12:00.400Z', 'now'],
  ])('%s formats as %j', (time, text) => {
    expect(formatRelative(at(time), now, british)).toBe(text);
  });
});

test('an absolute time has date, time and the requested time zone', () => {
  const time = at('2026-11-21T09:11:12Z');
  expect(formatAbsolute(time, british)).toBe('21 Nov 2026, 09:11:12 UTC');
  expect(formatAbsolute(time, { locale: 'en-GB', timeZone: 'Asia/Tokyo' })).toContain('18:11:12');
});

test('a day and a clock time are those of the requested time zone', () => {
  const time = at('2026-11-21T23:11:12Z');
  expect(formatDay(time, british)).toMatch(/^Saturday,? 21 November 2026$/);
  expect(formatClock(time, british)).toBe('23:11');
  const tokyo = { locale: 'en-US', timeZone: 'Asia/Tokyo' };
  expect(formatDay(time, tokyo)).toBe('Sunday, November 22, 2026');
  expect(formatClock(time, tokyo)).toBe('08:11');
});

test('the day of today, in the requested time zone, is called today', () => {
  const time = at('2026-11-21T01:11:12Z');
  expect(formatDay(time, british, at('2026-11-21T23:00:00Z'))).toBe('Today');
  expect(formatDay(time, british, at('2026-11-22T01:00:00Z'))).toContain('21 November');
  expect(formatDay(time, { locale: 'de', timeZone: 'UTC' }, time)).toBe('Heute');
  const pacific = { locale: 'en-US', timeZone: 'America/Los_Angeles' };
  expect(formatDay(time, pacific, at('2026-11-21T23:00:00Z'))).toContain('November 20');
});

test('other languages', () => {
  const german = { locale: 'de', timeZone: 'UTC' };
  expect(formatRelative(at('2026-11-20T08:00:00Z'), now, german)).toBe('vor 1 Tag');
  const arabic = { locale: 'ar', timeZone: 'UTC' };
  expect(formatRelative(at('2026-06-01T08:00:00Z'), now, arabic)).toMatch(/^قبل/);
  const spanish = { locale: 'es-CO', timeZone: 'UTC' };
  expect(formatRelative(at('2026-06-01T08:00:00Z'), now, spanish)).toBe('hace 5 meses');
});
