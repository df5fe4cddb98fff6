import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createLogStore } from '../store/createLogStore.ts';
import { createSteppedScheduler } from '../testing.fixtures.ts';
import { fromArray } from './fromArray.ts';
import { fromAsyncIterable } from './fromAsyncIterable.ts';
import { fromBuildLog } from './fromBuildLog.ts';
import type { BuildLogEvent, FromBuildLogOptions } from './fromBuildLog.ts';
import { createSteppedClock, createSwitchedNetwork, settle } from './testing.fixtures.ts';

function dataset() {
  const scheduler = createSteppedScheduler();
  const store = createLogStore({ scheduler, masker: null });
  const lines = () => {
    scheduler.settle();
    return Array.from({ length: store.size }, (_, index) => store.text(store.firstRow + index));
  };
  const clock = createSteppedClock();
  const network = createSwitchedNetwork();
  return { store, lines, clock, network };
}

/** A source whose events the test emits one by one. */
function setup(options: Omit<FromBuildLogOptions, 'store' | 'clock' | 'network'> = {}) {
  const { store, lines, clock, network } = dataset();
  const queue: (BuildLogEvent | Error)[] = [];
  const lastIds: (string | undefined)[] = [];
  let wake = () => {};
  async function* read({ lastId }: { lastId: string | undefined }) {
    lastIds.push(lastId);
    for (;;) {
      const event = queue.shift();
      if (event instanceof Error) throw event;
      if (event !== undefined) yield event;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  }
  const source = fromBuildLog(read, { ...options, store, clock, network });
  const emit = async (...events: (BuildLogEvent | Error)[]) => {
    queue.push(...events);
    wake();
    await settle();
  };
  return { source, emit, lines, lastIds, clock, network, store };
}

const message = (n: number, text = `line ${n}`): BuildLogEvent => ({
  type: 'message',
  id: `${1_748_682_000_000 + n}-0`,
  text,
});

test('adds lines and gaps, and reports the end', async () => {
  const { source, emit, lines, store } = setup({ gapText: 'missing' });
  source.open();
  expect(source.connection).toEqual({ status: 'connecting' });
  await emit({ type: 'live' }, message(1, 'a\r\nb'), { type: 'gap' }, message(2), {
    type: 'failed',
  });
  expect(lines()).toEqual(['a', 'b', 'missing', 'line 2']);
  expect(store.time(0)).toBe(1_748_682_000_001);
  expect(source.connection).toEqual({ status: 'ended', outcome: 'failed' });
});

test('reloading a log with a gap reads it from the start into a new store', async () => {
  const responses: BuildLogEvent[][] = [
    [message(1), { type: 'gap' }, message(3), { type: 'complete' }],
    [message(1), message(2), message(3), { type: 'complete' }],
  ];
  const lastIds: (string | undefined)[] = [];
  const scheduler = createSteppedScheduler();
  const source = fromBuildLog(
    async function* read({ lastId }) {
      lastIds.push(lastId);
      yield* await Promise.resolve(responses.shift() ?? []);
    },
    { createStore: () => createLogStore({ scheduler }), network: createSwitchedNetwork() },
  );
  const texts = () => {
    scheduler.settle();
    return Array.from({ length: source.store.size }, (_, line) => source.store.text(line));
  };
  let changes = 0;
  source.subscribe(() => {
    changes += 1;
  });
  source.open();
  await settle();
  expect(texts()).toEqual([
    'line 1',
    'A line is missing here because it could not be parsed',
    'line 3',
  ]);
  const [first, before] = [source.store, changes];
  source.reload?.();
  expect(source.connection).toEqual({ status: 'connecting' });
  expect(changes).toBeGreaterThan(before);
  await settle();
  expect(texts()).toEqual(['line 1', 'line 2', 'line 3']);
  expect(source.store).not.toBe(first);
  expect(source.connection).toEqual({ status: 'ended', outcome: 'complete' });
  expect(lastIds).toEqual([undefined, undefined]);
});

test('a source with a given store cannot be reloaded', () => {
  expect(setup().source.reload).toBeUndefined();
});

test('no line is lost or repeated when reading fails, stops or pauses', async () => {
  const act = fc.constantFrom('fail', 'leave', 'pause', 'resume', 'repeat', 'none');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 24 }), async (acts) => {
      const { store, lines, clock, network } = dataset();
      const log = acts.map((_, index) => message(index + 1));
      let given = 0;
      const script = [...acts];
      let source = fromArray([], { store });
      let leave = () => {};
      async function* read({ lastId }: { lastId: string | undefined }) {
        await settle();
        yield { type: 'live' } satisfies BuildLogEvent;
        const from = log.findIndex((event) => event.type === 'message' && event.id === lastId) + 1;
        for (given = from; given < log.length; given += 1) {
          const event = log[given];
          if (event === undefined) return;
          yield event;
          const next = script.shift();
          if (next === 'repeat') yield event;
          if (next === 'fail') throw new Error('cut');
          if (next === 'pause') source.pause();
          if (next === 'resume') source.resume();
          if (next === 'leave') leave();
        }
        yield { type: 'complete' } satisfies BuildLogEvent;
      }
      source = fromBuildLog(read, { store, clock, network });
      for (let turn = 0; turn < acts.length + 2; turn += 1) {
        leave();
        leave = source.open();
        source.retry();
        for (let wait = 0; wait < 4; wait += 1) await settle();
      }
      source.resume();
      expect(lines()).toEqual(log.map((_, index) => `line ${index + 1}`));
    }),
    { numRuns: 60 },
  );
});

test('the connection state has the time of the next attempt, or is offline', async () => {
  const { source, emit, network, clock } = setup();
  source.open();
  const error = new Error('no');
  await emit(message(1), { type: 'reconnecting', attempt: 2, delayMs: 1800, error });
  const reconnecting = { status: 'reconnecting', attempt: 2, retryAt: clock.now() + 1800, error };
  expect(source.connection).toEqual(reconnecting);
  network.set(false);
  expect(source.connection).toEqual({ status: 'offline' });
  network.set(true);
  expect(source.connection).toEqual(reconnecting);
});

test('a rejected request is reported, and a retry continues after the last line', async () => {
  const { source, emit, lastIds, lines } = setup();
  source.open();
  const error = new Error('no');
  await emit(message(1), error);
  expect(source.connection).toEqual({ status: 'unavailable', error });
  source.retry();
  expect(source.connection).toMatchObject({ status: 'reconnecting', error });
  await emit({ type: 'live' }, message(2));
  expect(lastIds).toEqual([undefined, '1748682000001-0']);
  expect(lines()).toEqual(['line 1', 'line 2']);
});

test('several viewers share one request, which ends with the last viewer', async () => {
  const { source, emit, lastIds, lines } = setup();
  const one = source.open();
  const other = source.open();
  await emit(message(1));
  one();
  await emit(message(2));
  other();
  other();
  await emit(message(3));
  expect(lastIds).toHaveLength(1);
  expect(lines()).toEqual(['line 1', 'line 2']);
});

test('lines beyond the buffer limit while paused become a gap', async () => {
  const { source, emit, lines } = setup({ maxHeld: 2, lostText: (count) => `${count} lost` });
  source.open();
  await emit({ type: 'live' });
  source.pause();
  await emit(message(1), message(2), message(3), message(4));
  expect(lines()).toEqual([]);
  source.resume();
  expect(lines()).toEqual(['line 1', 'line 2', '2 lost']);
  expect(source.connection).toEqual({ status: 'live' });
});

test('an iterable is read to its end, and again from its start after a failure', async () => {
  const { store, lines, network } = dataset();
  let isBroken = true;
  async function* read() {
    await settle();
    yield 'one';
    if (isBroken) throw new Error('torn');
    yield 'two';
  }
  const source = fromAsyncIterable(read, { store, network });
  source.open();
  await settle();
  await settle();
  expect(source.connection).toMatchObject({ status: 'unavailable' });
  isBroken = false;
  source.retry();
  await settle();
  await settle();
  expect(lines()).toEqual(['one', 'two']);
  expect(source.connection).toEqual({ status: 'ended', outcome: 'complete' });
});

test('the lines of an array are available at once', () => {
  const { store, lines } = dataset();
  const source = fromArray(['one', 'two'], { store, outcome: 'failed' });
  expect(lines()).toEqual(['one', 'two']);
  expect(source.connection).toEqual({ status: 'ended', outcome: 'failed' });
});
