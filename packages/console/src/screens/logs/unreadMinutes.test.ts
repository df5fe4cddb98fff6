import { expect, test } from 'vitest';

import { unreadMinutes } from './unreadMinutes.ts';

const minute = 60_000;
const day = { start: 0, end: 24 * 60 * minute };

test('a day of which eight minutes were read is not unread as a whole', () => {
  expect(unreadMinutes([{ start: 0, end: day.end - 8 * minute }], day)).toEqual([1432, 1440]);
});

test('a range of which seconds were read is not unread as a whole', () => {
  expect(unreadMinutes([{ start: 0, end: day.end - 1000 }], day)).toEqual([1439, 1440]);
});

test('seconds that were not read count as a minute, in several spans together', () => {
  const spans = [
    { start: 0, end: 10_000 },
    { start: minute, end: minute + 10_000 },
  ];
  expect(unreadMinutes(spans, day)).toEqual([1, 1440]);
});
