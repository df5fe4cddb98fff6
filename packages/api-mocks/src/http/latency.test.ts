import { expect, test } from 'vitest';

import { createManualClock, type Clock } from '../clock.ts';
import { createPlatform } from '../platform/platform.ts';
import { testStart } from '../testing.fixtures.ts';
import { createRequestHandler } from './requestHandler.ts';
import type { Latency } from './respond.ts';

/** Total time the clock was asked to sleep during a sequence of calls. */
async function sleeps(latency: Latency | undefined, paths: string[]): Promise<number[]> {
  const slept: number[] = [];
  const frozen = createManualClock(testStart);
  const clock: Clock = {
    now: () => frozen.now(),
    async sleep(ms) {
      slept.push(ms);
      frozen.advance(ms);
    },
  };
  const platform = await createPlatform({ clock, seed: 'empty' });
  const handle = createRequestHandler(platform, { latency, control: true });
  for (const path of paths) await handle(new Request(`http://mock.example${path}`));
  return slept;
}

const calls = Array.from({ length: 50 }, () => '/api/v1/users/me');

test('calls take the configured time', async () => {
  expect(await sleeps(undefined, calls)).toEqual([]);
  expect(await sleeps(120, calls.slice(0, 3))).toEqual([120, 120, 120]);
});

test('a range yields the same random latencies each time', async () => {
  const drawn = await sleeps([100, 103], calls);
  expect(new Set(drawn)).toEqual(new Set([100, 101, 102, 103]));
  expect(await sleeps([100, 103], calls)).toEqual(drawn);
});

test('the control surface and provider pages have no latency', async () => {
  expect(await sleeps(120, ['/__mock__/requests', '/__provider__/github'])).toEqual([]);
});
