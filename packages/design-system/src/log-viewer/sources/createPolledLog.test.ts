import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createPolledLog } from './createPolledLog.ts';
import { unreadSpans } from './spans.ts';
import type { PolledEntry, PolledLogOptions } from './createPolledLog.ts';

const { signal } = new AbortController();

/** A server that has these lines, and responds with the newest `most` of a span. */
function serverOf(lines: readonly PolledEntry[], most: number): PolledLogOptions['fetch'] {
  return ({ start, end = Infinity }) => {
    const found = lines.filter(({ time }) => time >= start && time <= end);
    return Promise.resolve({ entries: found.slice(-most), count: found.length });
  };
}

const line = (time: number, text = `line ${time}`): PolledEntry => ({
  time,
  text,
  level: 'none',
});

test('reads the whole log first, then new entries, each once', async () => {
  const lines = [line(100), line(200)];
  const log = createPolledLog({ fetch: serverOf(lines, 9), start: 0 });
  await log.readNew(signal);
  expect(log.getState()).toMatchObject({ hasLoaded: true, added: lines });
  lines.push(line(300), line(300));
  await log.readNew(signal);
  expect(log.getState()).toMatchObject({ entries: lines, added: lines.slice(2) });
});

test('counts older entries, and reads them in steps', async () => {
  const lines = Array.from({ length: 25 }, (_, index) => line(index));
  const log = createPolledLog({ fetch: serverOf(lines, 10), start: 0 });
  await log.readNew(signal);
  expect(log.getState()).toMatchObject({ missing: 15 });
  await log.readUnread();
  await log.readUnread();
  expect(log.getState()).toMatchObject({ missing: 0, entries: lines });
});

test('reads older entries until there are enough', async () => {
  const lines = Array.from({ length: 45 }, (_, index) => line(index));
  const log = createPolledLog({ fetch: serverOf(lines, 10), start: 0 });
  await log.readNew(signal);
  const updates: number[] = [];
  log.subscribe(() => updates.push(log.getState().entries.length));
  await log.readUnread({ isEnough: (read) => read.some(({ time }) => time < 20) });
  // Each response begins with the oldest entry that is known.
  expect(log.getState()).toMatchObject({ missing: 17, entries: lines.slice(17) });
  expect(updates).toEqual([28]);
  await log.readUnread({ isEnough: () => false });
  expect(log.getState()).toMatchObject({ missing: 0, entries: lines });
});

test('stops reading older entries when the buffer is full', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => line(index));
  const log = createPolledLog({ fetch: serverOf(lines, 10), start: 0, maxEntries: 25 });
  await log.readNew(signal);
  expect(log.getState().isFull).toBe(false);
  await log.readUnread({ isEnough: () => false });
  expect(log.getState()).toMatchObject({ isFull: true, missing: 35, entries: lines.slice(35) });
  let isAsked = false;
  await log.readUnread({ isEnough: () => (isAsked = true) });
  expect(isAsked).toBe(false);
});

test('keeps the older entries that were read when it is stopped or fails', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => line(index));
  const respond = serverOf(lines, 10);
  let asked = 0;
  const stop = new AbortController();
  const log = createPolledLog({
    start: 0,
    fetch: (span) => {
      asked += 1;
      if (asked === 4) stop.abort();
      if (asked === 6) return Promise.reject(new Error('offline'));
      return span.signal.aborted ? Promise.reject(new Error('aborted')) : respond(span);
    },
  });
  await log.readNew(signal);
  await log.readUnread({ signal: stop.signal, isEnough: () => false });
  expect(log.getState().entries).toEqual(lines.slice(32));
  await expect(log.readUnread({ isEnough: () => false })).rejects.toThrow('offline');
  expect(log.getState().entries).toEqual(lines.slice(23));
});

test('also reads older entries with the same time as the oldest one', async () => {
  const lines = [line(0), line(1), line(2, 'a'), line(2, 'b'), line(3), line(4)];
  const log = createPolledLog({ fetch: serverOf(lines, 3), start: 0 });
  await log.readNew(signal);
  await log.readUnread();
  await log.readUnread();
  expect(log.getState()).toMatchObject({ missing: 0, entries: lines });
});

test('drops the oldest entries beyond the limit, and counts them as missing', async () => {
  const lines = Array.from({ length: 8 }, (_, index) => line(index));
  const log = createPolledLog({ fetch: serverOf(lines, 9), start: 0, maxEntries: 5 });
  await log.readNew(signal);
  expect(log.getState()).toMatchObject({ missing: 3, entries: lines.slice(3) });
  expect(log.getState().isFull).toBe(true);
});

test('reports entries lost between two responses as a gap', async () => {
  const lines = [line(1)];
  const log = createPolledLog({ fetch: serverOf(lines, 3), start: 0 });
  await log.readNew(signal);
  for (let time = 20_000; time < 20_009; time += 1) lines.push(line(time));
  await log.readNew(signal);
  expect(log.getState().gap).toEqual({ from: 1, to: 20_006 });
  lines.push(line(20_010));
  await log.readNew(signal);
  expect(log.getState().gap).toBeUndefined();
});

test('gives the lines of a traceback the level error across responses', async () => {
  const lines: PolledEntry[] = [{ time: 0, text: 'Traceback (most recent call last):' }];
  const log = createPolledLog({ fetch: serverOf(lines, 9), start: 0 });
  await log.readNew(signal);
  lines.push({ time: 1, text: '  File "/app/main.py", line 3, in <module>' });
  await log.readNew(signal);
  expect(log.getState().entries.map(({ level }) => level)).toEqual(['error', 'error']);
});

test('holds each entry once and in order, whenever it arrives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat({ max: 3000 }), { maxLength: 20 }), { maxLength: 10 }),
      async (steps) => {
        const lines: PolledEntry[] = [];
        const log = createPolledLog({ fetch: serverOf(lines, 1000), start: 0 });
        let now = 0;
        for (const step of steps) {
          for (const after of step.toSorted((one, other) => one - other)) {
            lines.push(line(now + after));
          }
          now += 3000;
          await log.readNew(signal);
        }
        expect(log.getState().entries).toEqual(lines);
      },
    ),
  );
});

test('a log knows which spans were read, and reads any other', async () => {
  const all = Array.from({ length: 30 }, (_, index) => ({
    time: index * 10,
    text: `line ${index}`,
  }));
  /** The newest five entries of a span. */
  const fetch = ({ start, end = 295 }: { start: number; end: number | undefined }) => {
    const within = all.filter(({ time }) => time >= start && time <= end);
    return Promise.resolve({ entries: within.slice(-5), count: within.length });
  };
  const log = createPolledLog({ fetch, start: 0, end: 295 });
  const times = () => log.getState().entries.map(({ time }) => time);
  expect(unreadSpans(log.getState().read, { start: 0, end: 295 })).toEqual([
    { start: 0, end: 295 },
  ]);
  await log.readNew(signal);
  expect(unreadSpans(log.getState().read, { start: 0, end: 295 })).toEqual([
    { start: 0, end: 250 },
  ]);
  await log.readUnread({ within: { start: 95, end: 125 } });
  expect(times().slice(0, 4)).toEqual([100, 110, 120, 250]);
  expect(log.getState().missing).toBe(22);
  expect(unreadSpans(log.getState().read, { start: 0, end: 295 })).toEqual([
    { start: 0, end: 95 },
    { start: 125, end: 250 },
  ]);
  await log.readUnread();
  await log.readUnread({ within: { start: 0, end: 95 } });
  expect(unreadSpans(log.getState().read, { start: 0, end: 295 })).toEqual([
    { start: 0, end: 50 },
    { start: 125, end: 210 },
  ]);
  expect(new Set(times()).size).toBe(times().length);
});

test('reads up to a response before and after a time first, and the rest on request', async () => {
  // Ten times as many lines in the second half of the time.
  const lines = [
    ...Array.from({ length: 100 }, (_, index) => line(index * 10)),
    ...Array.from({ length: 1000 }, (_, index) => line(1000 + index)),
  ];
  let asked = 0;
  const server = serverOf(lines, 50);
  const log = createPolledLog({
    start: 0,
    end: 2000,
    fetch: (span) => {
      asked += 1;
      return server(span);
    },
  });
  await log.readNew(signal);
  await log.readAround([1200, 1200], signal);
  const { entries, read } = log.getState();
  expect(unreadSpans(read, { start: 1160, end: 1230 })).toEqual([]);
  expect(entries.length).toBeLessThan(300);
  expect(entries).toEqual(entries.toSorted((one, other) => one.time - other.time));
  const before = asked;
  expect(before).toBeLessThan(7);
  expect(await log.readAround([1200], signal)).toBe(0);
  expect(asked).toBe(before);
  await log.readUnread({ isEnough: () => false });
  expect(log.getState()).toMatchObject({ missing: 0, entries: lines });
});

test('reads an instant with more entries than a response, and goes on', async () => {
  const lines = [line(1), ...Array.from({ length: 9 }, (_, index) => line(5, `line ${index}`))];
  const log = createPolledLog({ fetch: serverOf(lines, 3), start: 0, end: 10 });
  await log.readNew(signal);
  await log.readUnread({ isEnough: () => false });
  expect(log.getState().entries.map(({ time }) => time)).toEqual([1, 5, 5, 5]);
});

test('a live log has read up to now, but for what a cut response leaves out', async () => {
  let all = [{ time: 0, text: 'a' }];
  const fetch = ({ start }: { start: number }) => {
    const within = all.filter(({ time }) => time >= start);
    return Promise.resolve({ entries: within.slice(-2), count: within.length });
  };
  const log = createPolledLog({ fetch, start: 0, overlap: 0 });
  await log.readNew(signal);
  expect(log.getState().read).toEqual([{ start: 0, end: Infinity }]);
  all = [...all, ...[10, 20, 30, 40].map((time) => ({ time, text: String(time) }))];
  await log.readNew(signal);
  expect(log.getState().read).toEqual([{ start: 30, end: Infinity }]);
  expect(unreadSpans(log.getState().read, { start: 0, end: 50 })).toEqual([{ start: 0, end: 30 }]);
});
