import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { fromWallTime, groupByDate, toWallTime } from './wallTime.ts';

const at = Date.parse;

test('a time that is chosen in a zone is that time', () => {
  expect(toWallTime(at('2026-11-21T09:04:30Z'), 'Asia/Tokyo')).toBe('2026-11-21T18:04');
  expect(fromWallTime('2026-11-21T18:04', 'Asia/Tokyo')).toBe(at('2026-11-21T09:04:00Z'));
  expect(fromWallTime('2026-11-21T18:04', undefined)).toBe(new Date(2026, 10, 21, 18, 4).getTime());
  expect(fromWallTime('', 'Asia/Tokyo')).toBeNaN();
  const zones = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Pacific/Chatham', 'UTC');
  const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01') });
  fc.assert(
    fc.property(
      times.filter((date) => !Number.isNaN(date.getTime())),
      zones,
      (date, zone) => {
        const text = toWallTime(date.getTime(), zone);
        expect(toWallTime(fromWallTime(text, zone), zone)).toBe(text);
      },
    ),
  );
});

test('a date ends at midnight of its time zone', () => {
  const datesOf = (midnight: number, timeZone: string | undefined) =>
    groupByDate([{ time: midnight }, { time: midnight - 1 }], timeZone).map(({ date }) => date);
  expect(datesOf(at('2026-11-21T00:00:00Z'), 'UTC')).toEqual(['2026-11-21', '2026-11-20']);
  expect(datesOf(at('2026-11-21T00:00:00Z'), 'Asia/Tokyo')).toEqual(['2026-11-21']);
  expect(datesOf(new Date(2026, 10, 21).getTime(), undefined)).toEqual([
    '2026-11-21',
    '2026-11-20',
  ]);
});
