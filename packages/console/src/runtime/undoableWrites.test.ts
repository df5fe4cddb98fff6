import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createUndoableWrites, undoMs } from './undoableWrites.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setup() {
  const writes = createUndoableWrites({
    now: Date.now,
    isSignedIn: () => true,
    userCheck: () => undefined,
  });
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  void writes.send('id', send);
  return { writes, send };
}

test('the countdown of a write stands still while it is held, and goes on from there', async () => {
  const { writes, send } = setup();
  await vi.advanceTimersByTimeAsync(3000);
  writes.setHeld('id', true);
  await vi.advanceTimersByTimeAsync(10 * undoMs);
  expect(send).not.toHaveBeenCalled();
  expect(writes.get().get('id')?.heldMs).toBe(undoMs - 3000);
  writes.setHeld('id', false);
  expect(writes.get().get('id')).toMatchObject({
    sendAt: Date.now() + undoMs - 3000,
    heldMs: undefined,
  });
  await vi.advanceTimersByTimeAsync(undoMs - 3001);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledOnce();
});

test('the end of the page sends a held write once', async () => {
  const { writes, send } = setup();
  writes.setHeld('id', true);
  writes.sendAll();
  writes.setHeld('id', false);
  await vi.advanceTimersByTimeAsync(10 * undoMs);
  expect(send).toHaveBeenCalledOnce();
});
