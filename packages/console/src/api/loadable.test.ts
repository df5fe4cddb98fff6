import { expect, test } from 'vitest';

import { bothLoadable, loading, mapLoadable, ready } from './loadable.ts';
import type { Loadable } from './loadable.ts';

const failed: Loadable<never> = { status: 'error', error: new Error('no'), retry: () => undefined };

test('two are ready together, and fail as soon as one does', () => {
  expect(bothLoadable(ready(1), ready('a'))).toMatchObject({ status: 'ready', data: [1, 'a'] });
  expect(bothLoadable(ready(1), loading)).toBe(loading);
  expect(bothLoadable(loading, failed)).toBe(failed);
  expect(bothLoadable(failed, loading)).toBe(failed);
});

test('two refresh when one of them does', () => {
  const refreshing: Loadable<number> = { status: 'ready', data: 1, isRefreshing: true };
  expect(bothLoadable(ready(1), refreshing)).toMatchObject({ isRefreshing: true });
});

test('only data is mapped', () => {
  expect(mapLoadable(ready(2), (n) => n * 2)).toEqual(ready(4));
  expect(mapLoadable(failed, String)).toBe(failed);
  expect(mapLoadable(loading, String)).toBe(loading);
});
