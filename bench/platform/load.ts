import { setTimeout } from 'node:timers/promises';

import autocannon from 'autocannon';

import type { Figures } from '../lib/report.ts';
import type { Lists } from './lists.ts';
import type { Memory, PlatformProcess } from './process.ts';

const RATE = 1000;
const SECONDS = 30;
const WARM_UP = 5;
const SAMPLE_EVERY = 5;
/** Heap growth over the whole load that still counts as flat, in MB. */
const FLAT = 1;

const MB = 2 ** 20;

/** Most frequent call of a console: pages of 20. */
const asked = ['teams, 20 of 51', 'apps of a team, 20 of 300', 'deployments, 20 of 2,000'] as const;

/** Requests lists at a steady rate, and measures the server's memory meanwhile. */
export async function load(
  platform: PlatformProcess,
  { token, paths }: Lists,
): Promise<{ summary: Figures; samples: Figures }> {
  const run = (duration: number) =>
    autocannon({
      url: platform.url,
      connections: 20,
      overallRate: RATE,
      duration,
      requests: asked.map((name) => ({
        path: paths[name] ?? '',
        headers: { authorization: `Bearer ${token}` },
      })),
    });

  await run(WARM_UP);
  const samples: Memory[] = [await platform.memory()];
  const loading = run(SECONDS);
  for (let second = SAMPLE_EVERY; second < SECONDS; second += SAMPLE_EVERY) {
    await setTimeout(SAMPLE_EVERY * 1000);
    samples.push(await platform.memory());
  }
  const result = await loading;
  samples.push(await platform.memory());

  const slope = slopeOf(samples.map(({ heap }) => heap / MB));
  const growth = slope * (samples.length - 1);
  return {
    summary: {
      load: {
        'responses a second': Math.round(result.requests.average),
        'p50 ms': result.latency.p50,
        'p99 ms': result.latency.p99,
        'not 2xx': result.non2xx,
        'errors and timeouts': result.errors + result.timeouts,
        'heap grew MB': Number(growth.toFixed(2)),
        flat: growth < FLAT ? 'yes' : 'NO',
      },
    },
    samples: Object.fromEntries(
      samples.map(({ rss, heap }, index) => [
        `${index * SAMPLE_EVERY} s`,
        { 'RSS MB': Math.round(rss / MB), 'heap MB': Number((heap / MB).toFixed(2)) },
      ]),
    ),
  };
}

/** Slope of the least-squares line through `values`. */
function slopeOf(values: readonly number[]): number {
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const middle = (values.length - 1) / 2;
  const average = mean(values);
  const over = values.reduce((sum, value, at) => sum + (at - middle) * (value - average), 0);
  const under = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return under === 0 ? 0 : over / under;
}
