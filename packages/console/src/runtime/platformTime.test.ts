import { describe, expect, test } from 'vitest';

import { createPlatformTime } from './platformTime.ts';

const platformNow = Date.parse('2026-11-21T09:12:00.400Z');
const hour = 3_600_000;

/** A response that took so long, half of it each way, read by a clock that is off by so much. */
function response({
  skew,
  latency = 0,
  at = platformNow,
}: {
  skew: number;
  latency?: number;
  at?: number;
}) {
  const local = at + skew;
  return {
    date: Math.floor(at / 1000) * 1000,
    sentAt: local - latency / 2,
    receivedAt: local + latency / 2,
  };
}

describe.each([
  ['2 hours fast', 2 * hour],
  ['2 hours slow', -2 * hour],
  ['2 days fast', 48 * hour],
  ['5 seconds slow', -5000],
])('a clock that is %s', (_, skew) => {
  test.each([0, 300, 4000])(
    'is corrected to the time of the platform after a response of %i ms',
    (latency) => {
      const time = createPlatformTime(() => platformNow + skew);
      time.learn(response({ skew, latency }));
      expect(Math.abs(time.now() - platformNow)).toBeLessThan(1000);
    },
  );
});

test.each([-1500, 0, 1500])('a clock that is off by %i ms is not corrected', (skew) => {
  const time = createPlatformTime(() => platformNow + skew);
  time.learn(response({ skew, latency: 200 }));
  expect(time.now()).toBe(platformNow + skew);
});

test('slow responses do not change a correct clock', () => {
  const time = createPlatformTime(() => platformNow);
  time.learn(response({ skew: 0, latency: 25_000 }));
  expect(time.now()).toBe(platformNow);
});

test('the correction ends when the clock of the device is set right', () => {
  let skew = 2 * hour;
  const time = createPlatformTime(() => platformNow + skew);
  time.learn(response({ skew }));
  skew = 0;
  time.learn(response({ skew }));
  expect(time.now()).toBe(platformNow);
});

test('the time is that of the device before the first response', () => {
  expect(createPlatformTime(() => 42).now()).toBe(42);
});
