import { expect, test } from 'vitest';

import { bothLoadable, loading, mapLoadable, ready } from './loadable.ts';
import type { Loadable } from './loadable.ts';

const failed: Loadable<never> = { status: 'error', error: new Error('no'), retry: () => undefined };

test('combined data is ready when both are, and fails as soon as one fails', () => {
  expect(bothLoadable(ready(1), ready('a'))).toMatchObject({ status: 'ready', data: [1, 'a'] });
  expect(bothLoadable(ready(1), loading)).toBe(loading);
  expect(bothLoadable(loading, failed)).toBe(failed);
  expect(bothLoadable(failed, loading)).toBe(failed);
});

test('a retry of combined data repeats everything that failed', () => {
  const retried: string[] = [];
  const failing = (name: string): Loadable<never> => ({
    status: 'error',
    error: new Error(name),
    retry: () => retried.push(name),
  });
  const both = bothLoadable(bothLoadable(failing('team'), ready(1)), failing('user'));
  if (both.status === 'error') both.retry();
  expect(retried).toEqual(['team', 'user']);
});

test('combined data is refreshing when either is', () => {
  const refreshing: Loadable<number> = { status: 'ready', data: 1, isRefreshing: true };
  expect(bothLoadable(ready(1), refreshing)).toMatchObject({ isRefreshing: true });
});

test('mapping changes only ready data', () => {
  expect(mapLoadable(ready(2), (n) => n * 2)).toEqual(ready(4));
  expect(mapLoadable(failed, String)).toBe(failed);
  expect(mapLoadable(loading, String)).toBe(loading);
});
