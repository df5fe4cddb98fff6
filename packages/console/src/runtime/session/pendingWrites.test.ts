import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { pendingWrites } from './pendingWrites.ts';

test.each<[string, () => Promise<void>]>([
  ['succeeds', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('reset'))],
])('a write is pending until it %s', async (_name, end) => {
  const queryClient = new QueryClient();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const write = new MutationObserver(queryClient, {
    mutationKey: ['console', 'a'],
    mutationFn: () => released.then(end),
  });
  expect(pendingWrites(queryClient, ['console', 'a'])).toBeUndefined();
  void write.mutate().catch(() => {});
  const pending = pendingWrites(queryClient, ['console', 'a']);
  expect(pending).toBeDefined();
  expect(pendingWrites(queryClient, ['console', 'b'])).toBeUndefined();
  release();
  await pending;
  expect(pendingWrites(queryClient, ['console', 'a'])).toBeUndefined();
});

test('a write is pending when another one ends', async () => {
  const queryClient = new QueryClient();
  const mutationKey = ['console', 'a'];
  const start = () => {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const write = new MutationObserver(queryClient, { mutationKey, mutationFn: () => promise });
    return { end, done: write.mutate() };
  };
  const [first, second] = [start(), start()];
  const onEnd = vi.fn<() => void>();
  const pending = pendingWrites(queryClient, mutationKey)?.then(onEnd);
  first.end();
  await first.done;
  await Promise.resolve();
  expect(onEnd).not.toHaveBeenCalled();
  second.end();
  await pending;
  expect(onEnd).toHaveBeenCalledOnce();
});
