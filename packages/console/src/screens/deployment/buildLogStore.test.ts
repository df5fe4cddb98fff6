import type { BuildLogEvent } from '@quayside/api-contract';
import { describe, expect, test, vi } from 'vitest';

import { createBuildLogStore } from './buildLogStore.ts';

/** A store whose events, frames and seconds the test gives out one by one. */
function setup() {
  const queue: (BuildLogEvent | Error)[] = [];
  let wake = () => {};
  let frame: (() => void) | undefined;
  let second: (() => void) | undefined;
  const signals: AbortSignal[] = [];

  async function* read(signal: AbortSignal) {
    signals.push(signal);
    for (;;) {
      while (queue.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const event = queue.shift();
      if (event instanceof Error) throw event;
      if (event !== undefined) yield event;
    }
  }

  const store = createBuildLogStore(read, {
    onFrame(callback) {
      frame = callback;
      return () => {
        frame = undefined;
      };
    },
    everySecond(callback) {
      second = callback;
      return () => {
        second = undefined;
      };
    },
  });

  return {
    store,
    signals,
    nextFrame: () => frame?.(),
    nextSecond: () => second?.(),
    emit: async (...events: (BuildLogEvent | Error)[]) => {
      queue.push(...events);
      wake();
      // Everything the store does with an event is done by the next turn of the event loop.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    },
  };
}

const message = (id: string, text: string): BuildLogEvent => ({ type: 'message', id, text });
const line = (text: string) => ({ kind: 'line', text });

describe('a build log store', () => {
  test('lines that arrive within one frame are told once, in order', async () => {
    const { store, emit, nextFrame } = setup();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    await emit({ type: 'live' }, message('1-0', 'one'), message('1-1', 'two'));
    expect(listener).toHaveBeenCalledTimes(1);
    nextFrame();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot()).toEqual({
      rows: [line('one'), line('two')],
      connection: { status: 'live' },
    });
  });

  test('the end is told with every line before it, without waiting for a frame', async () => {
    const { store, emit } = setup();
    store.subscribe(() => {});
    await emit({ type: 'live' }, message('1-0', 'one'), { type: 'failed' });
    expect(store.getSnapshot()).toEqual({
      rows: [line('one')],
      connection: { status: 'ended', outcome: 'failed' },
    });
  });

  test('a message of several lines becomes several rows, a progress bar its last state', async () => {
    const { store, emit, nextFrame } = setup();
    store.subscribe(() => {});
    await emit(message('1-0', 'a\r\nb'), message('1-1', '10 %\r100 %'));
    nextFrame();
    expect(store.getSnapshot().rows).toEqual([line('a'), line('b'), line('100 %')]);
  });

  test('a gap keeps its place among the lines', async () => {
    const { store, emit, nextFrame } = setup();
    store.subscribe(() => {});
    await emit(message('1-0', 'a'), { type: 'gap' }, message('1-1', 'b'));
    nextFrame();
    expect(store.getSnapshot().rows).toEqual([line('a'), { kind: 'gap' }, line('b')]);
  });

  test('a broken connection counts down to the next try and keeps the lines', async () => {
    const { store, emit, nextSecond } = setup();
    store.subscribe(() => {});
    await emit(message('1-0', 'a'), { type: 'reconnecting', attempt: 1, delayMs: 1800 });
    expect(store.getSnapshot().connection).toEqual({ status: 'reconnecting', inSeconds: 2 });
    nextSecond();
    nextSecond();
    nextSecond();
    expect(store.getSnapshot().connection).toEqual({ status: 'reconnecting', inSeconds: 0 });
    await emit({ type: 'live' });
    nextSecond();
    expect(store.getSnapshot()).toEqual({ rows: [line('a')], connection: { status: 'live' } });
  });

  test('a refusal is told with its error', async () => {
    const { store, emit } = setup();
    store.subscribe(() => {});
    const error = new Error('Deployment not found');
    await emit(error);
    expect(store.getSnapshot().connection).toEqual({ status: 'unavailable', error });
  });

  test('the last listener to leave stops the reading, the next starts from the beginning', async () => {
    const { store, emit, nextFrame, signals } = setup();
    const leaveFirst = store.subscribe(() => {});
    const leaveSecond = store.subscribe(() => {});
    await emit(message('1-0', 'a'));
    nextFrame();
    leaveFirst();
    expect(signals[0]?.aborted).toBe(false);
    leaveSecond();
    expect(signals[0]?.aborted).toBe(true);
    store.subscribe(() => {});
    expect(store.getSnapshot().rows).toEqual([]);
  });

  test('a restart forgets what was read and reads again', async () => {
    const { store, emit, nextFrame, signals } = setup();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    await emit(message('1-0', 'a'));
    nextFrame();
    listener.mockClear();
    store.restart();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(store.getSnapshot()).toEqual({ rows: [], connection: { status: 'connecting' } });
  });
});
