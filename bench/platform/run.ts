// The mock platform with the seed `large`: startup time, list calls, and load from many clients.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keep, median, print, type Figures } from '../lib/report.ts';
import { follow } from './follow.ts';
import { call, findLists, type Lists } from './lists.ts';
import { load } from './load.ts';
import { startPlatform, type PlatformProcess } from './process.ts';

const STARTS = 5;
const CALLS = 300;
const FOLLOWERS = 100;

async function measureStarts(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-'));
  const times: Record<string, number[]> = { 'in memory': [], 'new file': [], 'kept file': [] };
  for (let round = 0; round < STARTS; round += 1) {
    const file = join(folder, `${round}.db`);
    for (const [name, path] of Object.entries({
      'in memory': undefined,
      'new file': file,
      'kept file': file,
    })) {
      const platform = await startPlatform(path);
      times[name]?.push(platform.startedIn);
      await platform.stop();
    }
  }
  await rm(folder, { recursive: true });
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => [
      name,
      { 'median ms': Math.round(median(all)), 'slowest ms': Math.round(Math.max(...all)) },
    ]),
  );
}

async function measureLists({ url }: PlatformProcess, { token, paths }: Lists): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, path] of Object.entries(paths)) {
    const times: number[] = [];
    let size = 0;
    for (let turn = 0; turn < CALLS; turn += 1) {
      const startedAt = performance.now();
      size = (await call(url, token, path)).length;
      times.push(performance.now() - startedAt);
    }
    const sorted = times.toSorted((a, b) => a - b);
    figures[name] = {
      'p50 ms': Number(median(times).toFixed(2)),
      'p99 ms': Number((sorted[Math.floor(CALLS * 0.99)] ?? 0).toFixed(2)),
      kB: Math.round(size / 1000),
    };
  }
  return figures;
}

const starts = await measureStarts();
print(`From starting the process to the first response, ${STARTS} times`, starts);

const platform = await startPlatform();
const lists = await findLists(platform.url);
const calls = await measureLists(platform, lists);
print(`List calls over HTTP, one after the other, ${CALLS} of each`, calls);

const followers = await follow(platform, lists, FOLLOWERS);
print(`${FOLLOWERS} followers of one build log`, followers);

const { summary, samples } = await load(platform, lists);
print('1,000 list calls a second for 30 seconds', summary);
print('Memory while it lasts', samples);
await platform.stop();

keep('platform', {
  'start of the dataset large': starts,
  'list calls one after the other': calls,
  'followers of one build log': followers,
  '1,000 list calls a second': summary,
  'memory while it lasts': samples,
});
