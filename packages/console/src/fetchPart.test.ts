import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetchPart, whenOutOfReach } from './fetchPart.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // What a window has of it.
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Code that cannot be fetched a number of times. */
function unreachable(times: number) {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('code'));
  for (let n = 0; n < times; n += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
}

test('what cannot be fetched is tried again, more and more rarely, until it is there', async () => {
  const load = unreachable(3);
  const fetched = fetchPart(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(4000);
  await expect(fetched).resolves.toBe('code');
});

test('who waits is told once that a part cannot be fetched, and at once while it cannot', async () => {
  const [before, meanwhile, after] = [
    vi.fn<() => void>(),
    vi.fn<() => void>(),
    vi.fn<() => void>(),
  ];
  whenOutOfReach(before);
  const fetched = fetchPart(unreachable(2));
  expect(before).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(before).toHaveBeenCalledOnce();
  whenOutOfReach(meanwhile);
  expect(meanwhile).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3000);
  await fetched;
  whenOutOfReach(after);
  expect(after).not.toHaveBeenCalled();
  expect(before).toHaveBeenCalledOnce();
});

test('no wait between two attempts is longer than a minute', async () => {
  const load = unreachable(100);
  void fetchPart(load);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const before = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBe(before + 1);
});

test('it is tried again at once when the network is back', async () => {
  const load = unreachable(1);
  const fetched = fetchPart(load);
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event('online'));
  await expect(fetched).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});
