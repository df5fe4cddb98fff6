import { expect, test } from 'vitest';

import { healthOf } from './appHealth.ts';

const minute = 60_000;
const hour = { start: 0, end: 60 * minute };

const ok = (time: number) => ({ time, text: 'INFO: 10.4.0.1:5 - "GET /tides HTTP/1.1" 200' });
const failed = (time: number) => ({ time, text: 'INFO: 10.4.0.1:5 - "GET /tides HTTP/1.1" 500' });

test('errors are counted in twelfths of the hour, with the time of the first', () => {
  expect(
    healthOf([ok(1), failed(30 * minute), failed(31 * minute), failed(59 * minute)], 4, hour),
  ).toEqual({
    errors: 3,
    first: 30 * minute,
    lines: 4,
    readFrom: null,
    parts: [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1],
  });
});

test('an hour without lines, and one with lines that were not all read', () => {
  expect(healthOf([], 0, hour)).toMatchObject({ errors: 0, first: null, lines: 0, readFrom: null });
  const newest = Array.from({ length: 3 }, (_, index) => ok(40 * minute + index));
  expect(healthOf(newest, 3136, hour)).toMatchObject({
    errors: 0,
    lines: 3,
    readFrom: 40 * minute,
    parts: [0, 0, 0, 0],
  });
});
