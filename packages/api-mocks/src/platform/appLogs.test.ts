import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestPlatform, testStart, type TestPlatform } from '../testing.fixtures.ts';
import { logRetention } from './appLogs.ts';
import { platformError } from './demo.fixtures.ts';
import type { LogEntry } from './logs/sequence.ts';
import { burstEnd } from './logs/sources.ts';
import type { AppRecord } from './records.ts';

const minute = 60_000;
const now = testStart * 1000;

let mock: TestPlatform;
let app: AppRecord;

function find(slug: string): AppRecord {
  const found = mock.platform.dataset.rows.apps.all().find((row) => row.slug === slug);
  if (found === undefined) throw new Error(`The demo dataset has no ${slug}`);
  return found;
}

beforeAll(async () => {
  mock = await createTestPlatform();
});

beforeEach(async () => {
  await mock.platform.reset({ now: testStart });
  app = find('harbour-api');
});

test('a window always has the same entries, whatever was read in between', () => {
  fc.assert(
    fc.property(fc.nat(13 * 24 * 60), fc.integer({ min: 1, max: 90 }), (ago, length) => {
      const start = now - ago * minute * 1000;
      const window = { start: start - length * minute * 1000, end: start };
      const first = mock.platform.appLogs.read(app, window);
      mock.platform.appLogs.read(app, {});
      expect(mock.platform.appLogs.read(app, window)).toEqual(first);
    }),
    { numRuns: 25 },
  );
});

test('two adjacent windows have the entries of the window around them', () => {
  const from = now - 4 * 60 * minute * 1000;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 19 * 60_000_000 }), (cut) => {
      const read = (start: number, end: number) => mock.platform.appLogs.read(app, { start, end });
      const to = from + 20 * minute * 1000;
      const [left, right, whole] = [read(from, from + cut), read(from + cut, to), read(from, to)];
      expect(left.count + right.count).toBe(whole.count);
      const split = [...left.data, ...right.data];
      expect(split.slice(-1000)).toEqual(whole.data);
    }),
    { numRuns: 25 },
  );
});

test('adjacent windows at a change of deployments lose and repeat nothing', () => {
  const starts = mock.platform.deployments
    .liveSpans(app)
    .map(({ from }) => from * 1000)
    .filter((start) => start > now - 13 * 86_400e6);
  expect(starts.length).toBeGreaterThan(1);
  for (const start of starts) {
    const read = (from: number, to: number) =>
      mock.platform.appLogs.read(app, { start: start + from, end: start + to });
    const [left, right, whole] = [read(-60e6, 0), read(0, 60e6), read(-60e6, 60e6)];
    expect(left.count + right.count).toBe(whole.count);
    expect([...left.data, ...right.data].slice(-1000)).toEqual(whole.data);
  }
});

test('a burst is complete even when its deployment stops serving before its end', () => {
  const { platform } = mock;
  const [serving] = platform.deployments.liveSpans(app).slice(-1);
  if (serving === undefined) throw new Error('Harbour API serves');
  platform.deployments.redeploy(serving.deployment);
  platform.advance(11_996);
  platform.appLogs.emit(app.id, 900);
  platform.advance(1000);
  const [next] = platform.deployments.liveSpans(app).slice(-1);
  const turn = (next?.from ?? 0) * 1000;
  expect(turn).toBe((testStart + 12_000) * 1000);
  const ofBurst = (start: number, end: number) =>
    platform.appLogs.read(app, { start, end }).data.filter(({ at }) => at % 8 === 1).length;
  expect(ofBurst(turn, turn + 10_000)).toBe(400);
  expect(ofBurst(turn - 4_000, turn + 10_000)).toBe(900);
});

test('paging back by the oldest timestamp returns each entry once', () => {
  const start = now - 60 * minute * 1000;
  const pages: LogEntry[][] = [];
  let end: number | undefined = now;
  const total = mock.platform.appLogs.read(app, { start, end }).count;
  while (end !== undefined && end > start) {
    const { data } = mock.platform.appLogs.read(app, { start, end });
    pages.unshift(data);
    end = data[0]?.at;
  }
  const times = pages.flat().map((entry) => entry.at);
  expect(times).toHaveLength(total);
  expect(new Set(times).size).toBe(total);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('an app writes nothing before it serves', () => {
  const silent = find('docs-search');
  expect(mock.platform.appLogs.read(silent, {})).toEqual({ data: [], count: 0 });
  mock.platform.appLogs.emit(silent.id, 3);
  expect(mock.platform.appLogs.read(silent, {}).count).toBe(0);
});

test('entries of one deployment are those written while it served', () => {
  const [first, last] = mock.platform.deployments.liveSpans(app).slice(-2);
  if (first === undefined || last === undefined) throw new Error('Harbour API served twice');
  const of = (id: string) =>
    mock.platform.appLogs.read(app, { deployment_id: id, start: now - 3 * 3600 * 1e6 }).data;
  const boundary = last.from * 1000;
  expect(of(first.deployment.id).every((entry) => entry.at < boundary)).toBe(true);
  expect(of(last.deployment.id).every((entry) => entry.at >= boundary)).toBe(true);
  const beginning = { deployment_id: last.deployment.id, start: boundary, end: boundary + 5e6 };
  const [hello] = mock.platform.appLogs.read(app, beginning).data;
  expect(hello?.message).toBe('Started server process [7]');
});

test('includes access lines, JSON, logfmt, tracebacks and colors', () => {
  const start = now - 24 * 60 * minute * 1000;
  const text = Array.from({ length: 12 }, (_, part) => {
    const end = start + (part + 1) * 7200 * 1e6;
    return mock.platform.appLogs.read(app, { start: end - 7200 * 1e6, end }).data;
  })
    .flat()
    .map((entry) => entry.message)
    .join('\n');
  for (const trace of [
    'HTTP/1.1',
    '{"event":',
    'level=info',
    'Traceback',
    '\u001B[33m',
    '\u001B[38;2;',
    '横浜港',
    '"next":null',
  ]) {
    expect(text).toContain(trace);
  }
});

describe('an incident', () => {
  const errors = (deployment_id?: string) =>
    mock.platform.appLogs
      .read(app, { deployment_id, start: (testStart - 10 * minute) * 1000 })
      .data.filter(({ level }) => level === 'error');

  beforeEach(() => {
    app = find('tide-tables');
  });

  test('begins at its time, and ends when another deployment serves the app', () => {
    const { platform } = mock;
    const at = testStart - 5 * minute;
    expect(errors()).toEqual([]);
    const broken = platform.appLogs.startIncident(app, at);
    const failed = errors();
    expect(failed.length).toBeGreaterThan(3);
    expect(failed.every((entry) => entry.at >= at * 1000)).toBe(true);
    expect(errors(broken.id)).toEqual(failed);

    const [earlier] = platform.dataset.rows.deployments.where('app_id', app.id);
    if (earlier === undefined) throw new Error('Tide Tables was deployed before');
    platform.deployments.redeploy(earlier);
    platform.advance(15 * minute);
    expect(platform.deployments.liveSpans(app).at(-1)?.deployment.id).toBe(earlier.id);
    const last = errors().at(-1)?.at ?? 0;
    expect(last).toBeLessThan((platform.deployments.liveSpans(app).at(-1)?.from ?? 0) * 1000);
  });

  test('needs a deployment that serves the app', () => {
    expect(() => mock.platform.appLogs.startIncident(find('docs-search'), testStart)).toThrow(
      'No deployment serves the app then',
    );
  });
});

test('requested lines appear at once, and only once', () => {
  const before = mock.platform.appLogs.read(app, {}).count;
  mock.platform.appLogs.emit(app.id, 2_500);
  const after = mock.platform.appLogs.read(app, {});
  expect(after.count).toBe(before + 2_500);
  expect(after.data).toHaveLength(1000);
  expect(mock.platform.appLogs.read(app, {}).count).toBe(before + 2_500);
});

test('a follower gets the tail, then new entries, in order and without repeats', async () => {
  const abort = new AbortController();
  const query = { tail: 5, since: 5 * minute, follow: true };
  const stream = mock.platform.appLogs.follow(app, query, abort.signal);
  const entries: LogEntry[] = [];
  const collect = async (count: number) => {
    while (entries.length < count) {
      const next = stream.next();
      const timer = setInterval(() => mock.platform.advance(500), 0);
      const { value } = await next;
      clearInterval(timer);
      if (value !== undefined && 'at' in value) entries.push(value);
    }
  };
  await collect(5);
  mock.platform.appLogs.emit(app.id, 20);
  await collect(60);
  abort.abort();
  const times = entries.map((entry) => entry.at);
  expect(new Set(times).size).toBe(times.length);
  const first = entries[0]?.at ?? 0;
  const last = entries.at(-1)?.at ?? 0;
  const read = mock.platform.appLogs.read(app, { start: first, end: last + 1 });
  expect(entries.toSorted((a, b) => a.at - b.at)).toEqual(read.data);
});

test('a window must have a length and start within the last 14 days', () => {
  const read = (start: number, end: number) => () =>
    mock.platform.appLogs.read(app, { start, end });
  expect(read(now, now)).toThrow('start must be before end');
  expect(read(now - 15 * 86_400e6, now)).toThrow('Cannot fetch logs older than 14 days');
});

// Reading each line would take far longer than a test may.
test('reading 14 days of the busiest app with a billion extra lines reads only those of its response', () => {
  mock.platform.appLogs.emit(app.id, 1_000_000_000);
  const start = now - 14 * 86_400e6 + 1e6;
  const { count, data } = mock.platform.appLogs.read(app, { start });
  expect(count).toBeGreaterThan(1_000_000_000);
  expect(data).toHaveLength(1000);
});

test('a count equals the number of entries, over any window', () => {
  mock.platform.appLogs.emit(app.id, 300);
  const day = 86_400e6;
  fc.assert(
    fc.property(fc.nat(13 * day), fc.integer({ min: 1, max: 5 * 60e6 }), (ago, length) => {
      const start = now - ago;
      const { count, data } = mock.platform.appLogs.read(app, { start, end: start + length });
      expect(data.length).toBe(Math.min(count, 1000));
      for (const { at } of data) expect(at >= start && at < start + length).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('the stream and the call return the same entries, for any tail, window and app', async () => {
  const apps = mock.platform.dataset.rows.apps.all();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...apps.map(({ id }) => id)),
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 1_000, max: 86_400_000 }),
      fc.nat(50),
      async (id, tail, since, lines) => {
        const one = apps.find((row) => row.id === id) ?? app;
        if (lines > 40) mock.platform.appLogs.emit(id, lines);
        const query = { tail, since, follow: false };
        const streamed: unknown[] = [];
        const signal = new AbortController().signal;
        for await (const entry of mock.platform.appLogs.follow(one, query, signal)) {
          streamed.push(entry);
        }
        const bursts = mock.platform.dataset.rows.logBursts.where('app_id', id);
        const end = Math.max(now + 1_000, ...bursts.map((record) => burstEnd(record)));
        const { data } = mock.platform.appLogs.read(one, { start: end - since * 1000, end });
        expect(streamed).toEqual(data.slice(-tail));
      },
    ),
    { numRuns: 60 },
  );
});

test('a new deployment gets more requests than an old one', () => {
  const [last] = mock.platform.deployments.liveSpans(app).slice(-1);
  if (last === undefined) throw new Error('Harbour API serves');
  const from = last.from * 1000;
  const minutes = (start: number) =>
    mock.platform.appLogs.read(app, {
      start: from + start * 60e6,
      end: from + (start + 2) * 60e6,
    }).count;
  mock.platform.advance(3_600_000);
  expect(minutes(0)).toBeGreaterThan(minutes(20));
});

test('a deployment that fails its start keeps its entries, and the previous one keeps serving', () => {
  const planner = find('berth-planner');
  const failed = mock.platform.deployments.latest(planner);
  const end = now - 2 * 86_400e6 + 120e6;
  const window = { start: end - 600e6, end };
  const of = mock.platform.appLogs.read(planner, { deployment_id: failed?.id, ...window });
  expect(of.data.map(({ message }) => message).join()).toContain('Could not find FastAPI app');
  const all = mock.platform.appLogs.read(planner, window);
  expect(all.count).toBeGreaterThan(of.count);
});

test('lines requested at the same moment have distinct times', () => {
  for (let call = 0; call < 3; call += 1) mock.platform.appLogs.emit(app.id, 200);
  const times = mock.platform.appLogs.read(app, {}).data.map(({ at }) => at);
  expect(new Set(times).size).toBe(times.length);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test("requested lines belong to the deployment that serves, and another app's is not found", () => {
  const { appLogs, deployments } = mock.platform;
  const [old, serving] = deployments.liveSpans(app).slice(-2);
  if (old === undefined || serving === undefined) throw new Error('Harbour API served twice');
  const countOf = ({ deployment: { id } }: typeof old) =>
    appLogs.read(app, { deployment_id: id, start: now - 3600e6, end: now + 60e6 }).count;
  const before = [countOf(old), countOf(serving)];
  appLogs.emit(app.id, 7);
  expect([countOf(old), countOf(serving)]).toEqual([before[0], (before[1] ?? 0) + 7]);
  const notFound = platformError(404, 'Deployment not found');
  for (const deployment_id of [serving.deployment.id, 'unknown']) {
    expect(() => appLogs.read(find('geo-search'), { deployment_id })).toThrow(notFound);
  }
});

test('logs of exactly 14 days are retained', () => {
  const { appLogs } = mock.platform;
  expect(appLogs.requireRetained(logRetention)).toBeUndefined();
  expect(() => appLogs.requireRetained(logRetention + 1)).toThrow(
    platformError(400, 'Cannot fetch logs older than 14 days'),
  );
  expect(appLogs.read(app, { start: now - logRetention * 1000, end: now }).count).toBeGreaterThan(
    0,
  );
});

test('the stream of a silent app sends a heartbeat every 15 seconds', async () => {
  const abort = new AbortController();
  const query = { tail: 5, since: minute, follow: true };
  const stream = mock.platform.appLogs.follow(find('docs-search'), query, abort.signal);
  const seen: [number, unknown][] = [];
  const reading = (async () => {
    for await (const entry of stream)
      seen.push([mock.platform.dataset.clock.now() - testStart, entry]);
  })();
  for (let second = 0; second < 31; second += 1) {
    // Lets the stream process the new time before the clock advances further.
    await new Promise((resolve) => setImmediate(resolve));
    mock.platform.advance(1_000);
  }
  abort.abort();
  await reading;
  const heartbeat = { type: 'heartbeat' };
  expect(seen).toEqual([
    [15_000, heartbeat],
    [30_000, heartbeat],
  ]);
});
