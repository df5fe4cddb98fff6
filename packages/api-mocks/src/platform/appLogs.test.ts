import * as fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestWorld, testStart, type TestWorld } from '../testing.fixtures.ts';
import type { LogEntry } from './logs/sources.ts';
import type { AppRecord } from './records.ts';

const minute = 60_000;
const now = testStart * 1000;

let world: TestWorld;
let app: AppRecord;

function find(slug: string): AppRecord {
  const found = world.platform.world.rows.apps.all().find((row) => row.slug === slug);
  if (found === undefined) throw new Error(`The demo world has no ${slug}`);
  return found;
}

beforeAll(async () => {
  world = await createTestWorld();
});

beforeEach(async () => {
  await world.platform.reset({ now: testStart });
  app = find('harbour-api');
});

test('the same window always holds the same entries, whatever was read in between', () => {
  fc.assert(
    fc.property(fc.nat(13 * 24 * 60), fc.integer({ min: 1, max: 90 }), (ago, length) => {
      const start = now - ago * minute * 1000;
      const window = { start: start - length * minute * 1000, end: start };
      const first = world.platform.appLogs.read(app, window);
      world.platform.appLogs.read(app, {});
      expect(world.platform.appLogs.read(app, window)).toEqual(first);
    }),
    { numRuns: 25 },
  );
});

test('two windows side by side hold what the one around them does', () => {
  const from = now - 4 * 60 * minute * 1000;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 19 * 60_000_000 }), (cut) => {
      const read = (start: number, end: number) => world.platform.appLogs.read(app, { start, end });
      const to = from + 20 * minute * 1000;
      const [left, right, whole] = [read(from, from + cut), read(from + cut, to), read(from, to)];
      expect(left.count + right.count).toBe(whole.count);
      const split = [...left.data, ...right.data];
      expect(split.slice(-1000)).toEqual(whole.data);
    }),
    { numRuns: 25 },
  );
});

test('paging back by the oldest time seen finds every entry once', () => {
  const start = now - 60 * minute * 1000;
  const pages: LogEntry[][] = [];
  let end: number | undefined = now;
  const total = world.platform.appLogs.read(app, { start, end }).count;
  while (end !== undefined && end > start) {
    const { data } = world.platform.appLogs.read(app, { start, end });
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
  expect(world.platform.appLogs.read(silent, {})).toEqual({ data: [], count: 0 });
  world.platform.appLogs.emit(silent.id, 3);
  expect(world.platform.appLogs.read(silent, {}).count).toBe(0);
});

test('entries of one deployment are only those written while it served', () => {
  const [first, last] = world.platform.deployments.liveSpans(app).slice(-2);
  if (first === undefined || last === undefined) throw new Error('Harbour API served twice');
  const of = (id: string) =>
    world.platform.appLogs.read(app, { deployment_id: id, start: now - 3 * 3600 * 1e6 }).data;
  const boundary = last.from * 1000;
  expect(of(first.deployment.id).every((entry) => entry.at < boundary)).toBe(true);
  expect(of(last.deployment.id).every((entry) => entry.at >= boundary)).toBe(true);
  const beginning = { deployment_id: last.deployment.id, start: boundary, end: boundary + 5e6 };
  const [hello] = world.platform.appLogs.read(app, beginning).data;
  expect(hello?.message).toBe('Started server process [7]');
});

test('access lines, JSON, logfmt, tracebacks and colours all turn up', () => {
  const start = now - 24 * 60 * minute * 1000;
  const text = Array.from({ length: 12 }, (_, part) => {
    const end = start + (part + 1) * 7200 * 1e6;
    return world.platform.appLogs.read(app, { start: end - 7200 * 1e6, end }).data;
  })
    .flat()
    .map((entry) => entry.message)
    .join('\n');
  for (const trace of ['HTTP/1.1', '{"event":', 'level=info', 'Traceback', '\u001B[33m']) {
    expect(text).toContain(trace);
  }
});

test('lines that are asked for come at once, and only once', () => {
  const before = world.platform.appLogs.read(app, {}).count;
  world.platform.appLogs.emit(app.id, 2_500);
  const after = world.platform.appLogs.read(app, {});
  expect(after.count).toBe(before + 2_500);
  expect(after.data).toHaveLength(1000);
  expect(world.platform.appLogs.read(app, {}).count).toBe(before + 2_500);
});

test('a follower gets the tail, then what is new, in order and without repeats', async () => {
  const abort = new AbortController();
  const query = { tail: 5, since: 5 * minute, follow: true };
  const stream = world.platform.appLogs.follow(app, query, abort.signal);
  const entries: LogEntry[] = [];
  const collect = async (count: number) => {
    while (entries.length < count) {
      const next = stream.next();
      const timer = setInterval(() => world.platform.advance(500), 0);
      const { value } = await next;
      clearInterval(timer);
      if (value !== undefined && 'at' in value) entries.push(value);
    }
  };
  await collect(5);
  world.platform.appLogs.emit(app.id, 20);
  await collect(60);
  abort.abort();
  const times = entries.map((entry) => entry.at);
  expect(new Set(times).size).toBe(times.length);
  const first = entries[0]?.at ?? 0;
  const last = entries.at(-1)?.at ?? 0;
  const read = world.platform.appLogs.read(app, { start: first, end: last + 1 });
  expect(entries.toSorted((a, b) => a.at - b.at)).toEqual(read.data);
});

test('a window must have a length and may not reach back more than 14 days', () => {
  const read = (start: number, end: number) => () =>
    world.platform.appLogs.read(app, { start, end });
  expect(read(now, now)).toThrow('start must be before end');
  expect(read(now - 15 * 86_400e6, now)).toThrow('Cannot fetch logs older than 14 days');
});

test('fourteen days are counted in a moment', () => {
  const started = performance.now();
  world.platform.appLogs.read(app, { start: now - 14 * 86_400e6 + 1e6 });
  expect(performance.now() - started).toBeLessThan(2_000);
});
