import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createLogStore } from '../store/createLogStore.ts';
import { createSteppedScheduler } from '../testing.fixtures.ts';
import { createPolledLog } from './createPolledLog.ts';
import type { PolledEntry, PolledLogOptions } from './createPolledLog.ts';
import { fromPolling } from './fromPolling.ts';
import type { FromPollingOptions } from './fromPolling.ts';
import type { LogSource } from './types.ts';
import { createSteppedClock, createSwitchedNetwork, settle } from './testing.fixtures.ts';

const start = Date.UTC(2026, 10, 21);

type Options = Pick<PolledLogOptions, 'fetch' | 'end'> & FromPollingOptions;

function setup({ fetch, end, ...options }: Options, scheduler = createSteppedScheduler()) {
  const clock = createSteppedClock(start);
  const network = createSwitchedNetwork();
  const createStore = () => createLogStore({ scheduler, masker: null });
  const log = createPolledLog({ fetch, start: start - 3_600_000, end });
  const all = { clock, network, createStore, random: () => 0, ...options };
  const source = fromPolling(log, all);
  const linesOf = (shown: LogSource) => {
    scheduler.settle();
    const { store } = shown;
    return Array.from({ length: store.size }, (_, index) => store.text(store.firstRow + index));
  };
  return {
    clock,
    log,
    network,
    scheduler,
    source,
    linesOf,
    lines: () => linesOf(source),
    another: (other: FromPollingOptions = {}) => fromPolling(log, { ...all, ...other }),
  };
}

const entry = (seconds: number, text: string): PolledEntry => ({
  time: start + seconds * 1000,
  text,
});

test('polls every 5 seconds, from ten seconds before the newest line', async () => {
  const asked: number[] = [];
  const { clock, source } = setup({
    fetch: ({ start: from }) => {
      asked.push((from - start) / 1000);
      return Promise.resolve({ entries: [entry(-30, 'a')] });
    },
  });
  source.open();
  await clock.advance(11_000);
  expect(asked).toEqual([-3600, -40, -40]);
  expect(source.connection).toEqual({ status: 'live' });
});

test('lines in overlapping windows appear once, and lines written twice appear twice', async () => {
  const line = fc.record({ time: fc.nat(60), text: fc.constantFrom('a', 'b') });
  const arrival = fc.record({ line, delay: fc.nat(9) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(arrival, { maxLength: 40 }),
      fc.array(fc.constantFrom('result', 'fail', 'shuffle'), { minLength: 16, maxLength: 16 }),
      async (arrivals, turns) => {
        let turn = 0;
        const { clock, source, lines } = setup({
          every: 4000,
          fetch: ({ start: from }) => {
            const how = turns[turn] ?? 'result';
            turn += 1;
            if (how === 'fail') return Promise.reject(new Error('cut'));
            const now = clock.now();
            const entries = arrivals
              .map(({ line: { time, text }, delay }) => ({
                at: time + delay,
                ...entry(time, text),
              }))
              .filter(({ at, time }) => start + at * 1000 <= now && time >= from);
            return Promise.resolve({ entries: how === 'shuffle' ? entries.toReversed() : entries });
          },
        });
        const leave = source.open();
        await clock.advance(200_000);
        await clock.advance(200_000);
        leave();
        const expected = arrivals.map(
          ({ line: { time, text } }) => `${start + time * 1000} ${text}`,
        );
        const texts = lines();
        const { store } = source;
        const shown = texts.map((text, index) => `${store.time(store.firstRow + index)} ${text}`);
        expect(shown.toSorted()).toEqual(expected.toSorted());
        // Those that came late are at their time.
        expect(shown.map((each) => Number.parseInt(each, 10))).toEqual(
          shown.map((each) => Number.parseInt(each, 10)).toSorted((a, b) => a - b),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('retries a failed connection with growing delays, and at once on request', async () => {
  let isDown = true;
  const { clock, source, lines } = setup({
    fetch: () =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve({ entries: [entry(0, 'back')] }),
  });
  source.open();
  await settle();
  expect(source.connection).toEqual({
    status: 'reconnecting',
    attempt: 1,
    retryAt: start + 5000,
    error: new Error('down'),
  });
  await clock.advance(5000);
  expect(source.connection).toMatchObject({ attempt: 2, retryAt: start + 15_000 });
  isDown = false;
  source.retry();
  await settle();
  expect(source.connection).toEqual({ status: 'live' });
  expect(lines()).toEqual(['back']);
});

test('is offline without a network, and polls when it returns', async () => {
  let isDown = true;
  const { network, source } = setup({
    fetch: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ entries: [] })),
  });
  source.open();
  network.set(false);
  await settle();
  expect(source.connection).toEqual({ status: 'offline' });
  isDown = false;
  network.set(true);
  await settle();
  expect(source.connection).toEqual({ status: 'live' });
});

test('sends no request while paused, and adds all missed lines afterwards', async () => {
  let asked = 0;
  const { clock, source, lines } = setup({
    fetch: () => {
      asked += 1;
      return Promise.resolve({ entries: asked === 1 ? [] : [entry(1, 'one'), entry(2, 'two')] });
    },
  });
  source.open();
  await settle();
  source.pause();
  await clock.advance(60_000);
  expect(asked).toBe(1);
  expect(source.connection).toEqual({ status: 'paused' });
  source.resume();
  await settle();
  expect(lines()).toEqual(['one', 'two']);
});

test('a truncated response leaves a gap', async () => {
  const responses = [
    { entries: [entry(0, 'before')] },
    { entries: [entry(12, 'after')], count: 2 },
  ];
  const { clock, source, lines } = setup({
    fetch: () => Promise.resolve(responses.shift() ?? { entries: [] }),
  });
  source.open();
  await clock.advance(5000);
  expect(lines()).toEqual(['before', '12 s not received', 'after']);
  expect(source.store.isGap(1)).toBe(true);
});

test('a permanent error is reported, and polling stops until a retry', async () => {
  let asked = 0;
  const error = new Error('not yours');
  const { clock, source } = setup({
    isFinal: () => true,
    fetch: () => {
      asked += 1;
      return Promise.reject(error);
    },
  });
  source.open();
  await clock.advance(60_000);
  expect(asked).toBe(1);
  expect(source.connection).toEqual({ status: 'unavailable', error });
});

test('another source of a log shows loaded lines at once, and polls 5 seconds later', async () => {
  const entries = [entry(0, 'one'), entry(1, 'two')];
  let asked = 0;
  const { clock, source, lines, linesOf, another } = setup({
    fetch: () => {
      asked += 1;
      return Promise.resolve({ entries });
    },
  });
  const leave = source.open();
  await settle();
  expect(lines()).toEqual(['one', 'two']);
  leave();

  const other = another();
  other.open();
  expect(linesOf(other)).toEqual(['one', 'two']);
  const before = asked;
  entries.push(entry(2, 'three'));
  await clock.advance(4999);
  expect(asked).toBe(before);
  await clock.advance(1);
  expect(asked).toBe(before + 1);
  expect(linesOf(other)).toEqual(['one', 'two', 'three']);
});

test('another filter shows its lines once all are stored, sends no request, and stays paused', async () => {
  const entries = [entry(0, 'one'), entry(1, 'two')];
  let asked = 0;
  const { clock, scheduler, source, lines } = setup({
    fetch: () => {
      asked += 1;
      return Promise.resolve({ entries: [...entries] });
    },
  });
  source.filter(({ text }) => text.startsWith('o'));
  source.open();
  await settle();
  expect(lines()).toEqual(['one']);
  source.pause();
  const { store } = source;
  source.filter(({ text }) => text.startsWith('t'));
  scheduler.settle();
  expect(source.store).not.toBe(store);
  expect(lines()).toEqual(['two']);
  expect(source.connection).toEqual({ status: 'paused' });
  expect(asked).toBe(1);

  source.resume();
  entries.push(entry(2, 'three'), entry(3, 'four'));
  await clock.advance(5000);
  expect(lines()).toEqual(['two', 'three']);
});

test('secrets that become known are masked, and the log stays paused', async () => {
  const { source, lines, scheduler } = setup({
    fetch: () => Promise.resolve({ entries: [entry(0, 'tide secret')] }),
  });
  const masked = () =>
    createLogStore({ scheduler, masker: () => [{ from: 5, to: 11, label: 'Secret' }] });
  const all = () => true;
  source.filter(all, masked);
  source.open();
  await settle();
  expect(lines()).toEqual(['tide ••••••']);
  source.pause();
  source.filter(all, () => createLogStore({ scheduler, masker: null }));
  expect(lines()).toEqual(['tide secret']);
  source.filter(all, masked);
  expect(lines()).toEqual(['tide ••••••']);
  expect(source.connection).toEqual({ status: 'paused' });
});

test('older lines that are read are inserted, and what is unread between them is a gap', async () => {
  const minutes = [1, 10, 20, 30, 35, 40, 45, 50, 58, 59];
  const { source, lines, log, clock } = setup({
    fetch: ({ start: from, end: to = Infinity }) => {
      const found = minutes
        .map((minute) => entry(minute * 60 - 3600, `minute ${minute}`))
        .filter(({ time }) => time >= from && time <= to);
      return Promise.resolve({ entries: found.slice(-2), count: found.length });
    },
  });
  source.open();
  await settle();
  expect(lines()).toEqual(['minute 58', 'minute 59']);
  await log.readAround([start - 3_000_000], new AbortController().signal);
  expect(lines()[0]).toBe('minute 1');
  expect(lines().filter((text) => text.includes('not received'))).toHaveLength(1);
  // New lines follow, in the store that is shown.
  minutes.push(60);
  await clock.advance(5000);
  expect(lines().at(-1)).toBe('minute 60');
  await log.readUnread({ isEnough: () => false });
  expect(lines()).toEqual(minutes.map((minute) => `minute ${minute}`));
});

test('lines that keep coming late are shown at once, and at their time in the end', async () => {
  const entries = Array.from({ length: 3600 }, (_, index) => entry(index - 3600, `line ${index}`));
  const { clock, source, lines } = setup(
    {
      fetch: ({ start: from }) =>
        Promise.resolve({ entries: entries.filter(({ time }) => time >= from) }),
    },
    // Each slice ends after a few entries.
    createSteppedScheduler(1),
  );
  source.open();
  await settle();
  expect(lines()).toHaveLength(3600);
  const { store } = source;
  for (const second of [-3, -2, -1]) {
    entries.push({ time: start + second * 1000 - 500, text: `late ${second}` });
    // oxlint-disable-next-line no-await-in-loop -- one poll after the other
    await clock.advance(5000);
    expect(source.store).toBe(store);
    expect(store.size + store.pending).toBe(entries.length);
  }
  expect(lines().filter((text) => text.startsWith('late'))).toHaveLength(3);
  await clock.advance(5000);
  expect(lines()).toEqual(
    entries.toSorted((one, other) => one.time - other.time).map(({ text }) => text),
  );
});

test('each of two open sources of one log shows every line once', async () => {
  const entries: PolledEntry[] = [];
  const { clock, source, lines, linesOf, another } = setup({
    fetch: () => Promise.resolve({ entries: [...entries] }),
  });
  const other = another({ every: 3000 });
  source.open();
  other.open();
  for (let second = 0; second < 20; second += 1) {
    entries.push(entry(second, `line ${second}`));
    await clock.advance(1000);
  }
  await clock.advance(5000);
  expect(lines()).toEqual(entries.map(({ text }) => text));
  expect(linesOf(other)).toEqual(lines());
});

test('a log with an end is read once, around the requested times, and ends', async () => {
  const entries = Array.from({ length: 10 }, (_, index) => entry(index, `line ${index}`));
  let asked = 0;
  const { clock, source, lines } = setup({
    fetch: ({ start: from, end: to = Infinity }) => {
      asked += 1;
      const found = entries.filter(({ time }) => time >= from && time <= to);
      return Promise.resolve({ entries: found.slice(-4), count: found.length });
    },
    end: start + 60_000,
    readAround: [start + 5000],
  });
  source.open();
  await clock.advance(60_000);
  expect(source.connection).toEqual({ status: 'ended', outcome: 'complete' });
  expect(lines()).toEqual(entries.slice(2).map(({ text }) => text));
  expect(asked).toBe(3);
});

test('a failed log with an end stays unavailable until a retry', async () => {
  let isDown = true;
  const error = new Error('down');
  const { clock, source, lines } = setup({
    fetch: () =>
      isDown ? Promise.reject(error) : Promise.resolve({ entries: [entry(0, 'back')] }),
    end: start + 60_000,
  });
  source.open();
  await clock.advance(60_000);
  expect(source.connection).toEqual({ status: 'unavailable', error });
  isDown = false;
  source.retry();
  await settle();
  expect(source.connection).toEqual({ status: 'ended', outcome: 'complete' });
  expect(lines()).toEqual(['back']);
});
