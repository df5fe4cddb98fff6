import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { sleep } from './sleep.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Records how a promise ends. */
function watch(promise: Promise<void>) {
  const end = { state: 'waiting', reason: undefined as unknown };
  promise.then(
    () => (end.state = 'over'),
    (reason: unknown) => Object.assign(end, { state: 'stopped', reason }),
  );
  return end;
}

describe('sleep', () => {
  test('ends after the given time', async () => {
    const end = watch(sleep(100));
    await vi.advanceTimersByTimeAsync(99);
    expect(end.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(end.state).toBe('over');
  });

  test('rejects with the reason of its signal as soon as it is aborted', async () => {
    const controller = new AbortController();
    const end = watch(sleep(100, controller.signal));
    controller.abort('no longer needed');
    await vi.advanceTimersByTimeAsync(0);
    expect(end).toEqual({ state: 'stopped', reason: 'no longer needed' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rejects at once when its signal is aborted already', async () => {
    const end = watch(sleep(100, AbortSignal.abort('too late')));
    await vi.advanceTimersByTimeAsync(0);
    expect(end).toEqual({ state: 'stopped', reason: 'too late' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves no listener on a signal that outlives it', async () => {
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    const add = vi.spyOn(signal, 'addEventListener');
    const end = watch(sleep(100, signal));
    await vi.advanceTimersByTimeAsync(100);
    expect(end.state).toBe('over');
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(
      add.mock.calls.map(([, listener]) => listener),
    );
  });
});
