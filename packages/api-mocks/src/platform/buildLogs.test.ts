import type { BuildLogRecord } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createManualClock } from '../clock.ts';
import { collect } from '../testing.fixtures.ts';
import { assumedProject } from './builds/project.ts';
import { followBuildLog } from './buildLogs.ts';
import { deployment } from './deployment.fixtures.ts';
import type { DeploymentRecord } from './records.ts';

const never = new AbortController().signal;

async function readAll(row: DeploymentRecord, now: number, lastId?: string) {
  return collect(followBuildLog(() => row, createManualClock(now), lastId, never));
}

function idsOf(records: readonly BuildLogRecord[]): string[] {
  return records.flatMap(({ id }) => id ?? []);
}

test('a finished build is replayed completely and ends with complete', async () => {
  const records = await readAll(deployment({}), 60_000);
  const messages = records.filter(({ type }) => type === 'message');
  expect(records.at(-1)).toEqual({ type: 'complete', id: `8000-${messages.length}` });
  expect(messages.length).toBe(records.length - 1);
  expect(messages.length).toBeGreaterThan(20);
});

test('a failing build ends with its reason and failed', async () => {
  const records = await readAll(deployment({ verdict: 'dependencies_missing' }), 60_000);
  expect(records.at(-1)?.type).toBe('failed');
  expect(JSON.stringify(records.slice(-3))).toContain('requirements.txt');
  expect(JSON.stringify(records)).not.toContain('exporting to image');
});

test('a successful build ends with complete, even when the app never responds', async () => {
  const records = await readAll(deployment({ verdict: 'app_not_found' }), 60_000);
  expect(records.at(-1)?.type).toBe('complete');
});

test('last_id resumes anywhere, without gaps or repeats', async () => {
  const whole = await readAll(deployment({}), 60_000);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 2), async (stop) => {
      const lastId = idsOf(whole)[stop];
      expect(await readAll(deployment({}), 60_000, lastId)).toEqual(whole.slice(stop + 1));
    }),
  );
});

test('resuming after the last record returns the outcome again', async () => {
  const whole = await readAll(deployment({}), 60_000);
  const rest = await readAll(deployment({}), 60_000, idsOf(whole).at(-1));
  expect(rest).toEqual(whole.slice(-1));
});

test('ids increase, and the log of a redeploy continues after them', async () => {
  const first = idsOf(await readAll(deployment({}), 60_000));
  const second = idsOf(await readAll(deployment({}, { queued_at: 30_000 }), 60_000, first.at(-1)));
  const numbers = [...first, ...second].map((id) => id.split('-').map(Number));
  const isSorted = numbers.every((id, index) => {
    const [at = 0, sequence = 0] = id;
    const [before = -1, number = -1] = numbers[index - 1] ?? [];
    return at > before || (at === before && sequence > number);
  });
  expect(isSorted).toBe(true);
  expect(second.length).toBeGreaterThan(20);
});

test('lines appear as the clock reaches them', async () => {
  const clock = createManualClock(0);
  const row = deployment({});
  const stream = followBuildLog(() => row, clock, undefined, never);
  const first = stream.next();
  clock.advance(1_000);
  expect((await first).value).toMatchObject({ type: 'message', id: '1000-0' });
  await stream.return(undefined);
});

test('a build that has not started sends a heartbeat after 15 seconds and a timeout after 30', async () => {
  const clock = createManualClock(0);
  const records: BuildLogRecord[] = [];
  const reading = (async () => {
    for await (const record of followBuildLog(() => deployment(), clock, undefined, never)) {
      records.push(record);
    }
  })();
  for (let second = 0; second < 30; second += 1) {
    clock.advance(1_000);
    // Lets the stream process the new time before the clock advances further.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await reading;
  expect(records).toEqual([{ type: 'heartbeat' }, { type: 'timeout' }]);
});

test('a cancelled upload has no build log', async () => {
  const cancelled = { ...deployment(), cancelled_at: 5 };
  expect(await readAll(cancelled, 10)).toEqual([{ type: 'failed', id: '10-0' }]);
});

test('deleting a deployment ends its stream', async () => {
  const stream = followBuildLog(() => undefined, createManualClock(0), undefined, never);
  expect(await collect(stream)).toEqual([{ type: 'timeout' }]);
});

test('a deployment always has the same log, with colours and redrawn progress bars', async () => {
  const text = JSON.stringify(await readAll(deployment({}), 60_000));
  expect(JSON.stringify(await readAll(deployment({}), 60_000))).toBe(text);
  expect(text).toContain(String.raw`\u001b[32m`);
  expect(text).toContain(String.raw`\r`);
});

test('the log grows with the project, and differs between apps', async () => {
  const large = { ...assumedProject, files: 5_000, dependencies: ['fastapi[standard]', 'torch'] };
  const long = await readAll(deployment({ project: large }), 60_000);
  expect(long.length).toBeGreaterThan(1_800);
  expect(long.length).toBeLessThan(2_100);
  const styles = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const records = await readAll({ ...deployment({}), app_id: `app-${index}` }, 60_000);
      expect(records.length).toBeGreaterThan(60);
      expect(records.length).toBeLessThan(300);
      const image = records.find((row) => row.type === 'message' && row.message.includes('FROM'));
      return image?.type === 'message' ? image.message : '';
    }),
  );
  expect(new Set(styles).size).toBeGreaterThan(3);
});

test('a failing import is the last message of a build, after its step', async () => {
  const records = await readAll(deployment({ verdict: 'import_crashed' }), 60_000);
  const text = records.map((row) => (row.type === 'message' ? row.message : '')).join('');
  expect(text).toMatch(/RUN python -c 'import main'\n[\s\S]*Traceback[\s\S]*RuntimeError/);
  expect(text).not.toContain('imported');
});

test('each line comes at its time, on a clock of any speed', async () => {
  for (const time_scale of [1, 0.5]) {
    const clock = createManualClock(0);
    const delays: number[] = [];
    const reading = (async () => {
      const row = deployment({ time_scale });
      for await (const record of followBuildLog(() => row, clock, undefined, never)) {
        if (record.id != null) delays.push(clock.now() - Number.parseInt(record.id, 10));
      }
    })();
    for (let time = 0; time < 8_000 * time_scale; time += 20) {
      clock.advance(20);
      // Lets the stream process the new time before the clock advances further.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await reading;
    expect(delays.length).toBeGreaterThan(20);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...delays)).toBeLessThan(20);
  }
});

test('last_id resumes among lines of the same time', async () => {
  const row = deployment({ time_scale: 0 });
  const whole = await readAll(row, 0);
  expect(whole.at(-1)).toMatchObject({ type: 'complete', id: `0-${whole.length - 1}` });
  for (const stop of [0, 1, whole.length - 2]) {
    expect(await readAll(row, 0, idsOf(whole)[stop])).toEqual(whole.slice(stop + 1));
  }
  expect(await readAll(row, 0, idsOf(whole).at(-1))).toEqual(whole.slice(-1));
});

test.each(['', 'x', '4000', 'x4000-5', '4000-5x'])(
  'an unknown last_id %j repeats all lines',
  async (lastId) => {
    const whole = await readAll(deployment({}), 60_000);
    expect(await readAll(deployment({}), 60_000, lastId)).toEqual(whole);
  },
);

test('each run of a deployment writes a log of its own', async () => {
  const textOf = (records: readonly BuildLogRecord[]) =>
    records.flatMap((record) => (record.type === 'message' ? record.message : []));
  const first = await readAll(deployment({}), 60_000);
  expect(textOf(await readAll(deployment({}, {}), 60_000))).not.toEqual(textOf(first));
});
