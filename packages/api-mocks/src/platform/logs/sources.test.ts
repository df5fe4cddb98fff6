import { describe, expect, test } from 'vitest';

import { writerOf } from './lines.ts';
import { tailOf, type LogSource } from './sequence.ts';
import { attempt, burst, burstEnd, during, rush, startup, traffic } from './sources.ts';

const writer = writerOf('1', 'booking');
const start = Date.parse('2026-11-21T09:30:00Z');
const always = { from: 0, to: Number.MAX_SAFE_INTEGER };
const hour = 3_600_000_000;

/** All entries, oldest first, as microseconds after the start and the beginning of the message. */
function entriesOf(source: LogSource, window = always): [number, string][] {
  return tailOf(source, window, 100_000).map(({ at, message }) => [
    at - start * 1000,
    message.slice(0, 60),
  ]);
}

/** The entries, each as one line of text. */
function listing(source: LogSource, window = always): string[] {
  return entriesOf(source, window).map((entry) => entry.join(' '));
}

test('an app that starts writes what Uvicorn writes', () => {
  expect(listing(startup(start + 0.7))).toMatchInlineSnapshot(`
    [
      "2 Started server process [7]",
      "10 Waiting for application startup.",
      "18 Application startup complete.",
      "26 Uvicorn running on http://0.0.0.0:8000 (Press CTRL+C to quit",
    ]
  `);
});

test('an app that fails to start writes its lines before the end, on the scale of time', () => {
  const lines = [
    { level: 'error', message: 'first' },
    { level: 'critical', message: 'second' },
  ] as const;
  expect(listing(attempt(lines, start + 0.7, 1))).toEqual(['-399996 first', '-199996 second']);
  expect(entriesOf(attempt(lines, start, 0.5))[1]).toEqual([-99_996, 'second']);
  // Never at the same time.
  expect(entriesOf(attempt(lines, start, 0))[1]).toEqual([-996, 'second']);
  expect(tailOf(attempt(lines, start, 1), always, 9).map(({ level }) => level)).toEqual([
    'error',
    'critical',
  ]);
});

describe('the requests after a deployment', () => {
  test('are the same each time', () => {
    expect(listing(rush(writer, start + 0.7))).toMatchSnapshot();
  });

  test('are frequent at first, and end after ten minutes', () => {
    const times = entriesOf(rush(writer, start)).map(([at]) => at);
    const minutes = times.map((at) => Math.floor(at / 60e6));
    const first = minutes.filter((minute) => minute === 0).length;
    const last = minutes.filter((minute) => minute === 9).length;
    expect(first).toBeGreaterThan(2 * last);
    expect(times.at(-1)).toBeLessThan(600e6);
  });
});

describe('the log of a running app', () => {
  const from = start * 1000;

  test('has the same entries each time', () => {
    expect(listing(traffic(writer), { from, to: from + hour / 12 })).toMatchSnapshot();
  });

  test('is fuller by day than by night, and differs between apps', () => {
    const perHour = (id: string) =>
      Array.from({ length: 24 }, (_, index) => {
        const begin = Date.parse('2026-11-21T00:00:00Z') * 1000 + index * hour;
        return traffic(writerOf(id, 'booking')).count({ from: begin, to: begin + hour });
      });
    expect(['1', '2', '3', '4'].map(perHour)).toMatchSnapshot();
  });

  test('counts what it lists, in a window of any number of blocks', () => {
    for (const length of [0, 1, hour / 60, hour / 6, hour / 3, hour, 3 * hour]) {
      const window = { from: from + 1, to: from + 1 + length };
      expect(traffic(writer).count(window)).toBe(entriesOf(traffic(writer), window).length);
    }
  });

  test('is empty in a window that ends before it begins', () => {
    const window = { from: from + hour, to: from };
    expect(traffic(writer).count(window)).toBe(0);
    expect(entriesOf(traffic(writer), window)).toEqual([]);
    expect(startup(start).count({ from: from + hour, to: from })).toBe(0);
  });
});

test('a burst is complete at its end', () => {
  const row = { id: 'burst-1', app_id: 'app-1', at: start + 0.7, lines: 5 };
  expect(entriesOf(burst(writer, row))).toMatchInlineSnapshot(`
    [
      [
        1,
        "[32mINFO[39m:     10.4.1.90:48721 - "GET /bookings/4821 HT",
      ],
      [
        9,
        "[32mINFO[39m:     10.4.7.203:41631 - "POST /bookings HTTP/",
      ],
      [
        17,
        "[32mINFO[39m:     10.4.1.189:41513 - "GET /bookings?status",
      ],
      [
        25,
        "[32mINFO[39m:     10.4.1.93:56745 - "GET /bookings/4821 HT",
      ],
      [
        33,
        "[32mINFO[39m:     10.4.6.144:43158 - "GET /bookings/4821 H",
      ],
    ]
  `);
  expect(burstEnd(row) - start * 1000).toBe(41);
});

test('a source is limited to a span of milliseconds', () => {
  const source = during(startup(start), { from: start, to: start + 0.01 });
  expect(entriesOf(source).map(([at]) => at)).toEqual([2]);
});
