import { createClient } from '@quayside/api-contract';
import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createApi } from '../runtime/Api.ts';
import { deploymentQueries } from './deployments.ts';
import { prefetchQuery } from './prefetchQuery.ts';

// Node counts as a server, where nothing is retried.
environmentManager.setIsServer(() => false);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Prefetches from a platform that responds with 503 after a second, and then with a list. */
function setup() {
  let count = 0;
  const fetch = async () => {
    count += 1;
    const isFirst = count === 1;
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    return isFirst
      ? Response.json({ detail: 'Busy' }, { status: 503 })
      : Response.json({ data: [], count: 0 });
  };
  const client = createClient({ baseUrl: 'https://api.example.com', fetch });
  const queryClient = new QueryClient();
  const query = deploymentQueries(createApi({ client, scope: 'test' })).list({ appId: 'id' });
  const prefetched = prefetchQuery(queryClient, query).then(
    () => 'fetched',
    () => 'failed',
  );
  return { queryClient, query, prefetched, requests: () => count };
}

test('a failed prefetch is not retried', async () => {
  const { prefetched, requests } = setup();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await prefetched).toBe('failed');
  expect(requests()).toBe(1);
});

test('a prefetch is retried once a page observes its query', async () => {
  const { queryClient, query, prefetched, requests } = setup();
  await vi.advanceTimersByTimeAsync(300);
  const observer = new QueryObserver(queryClient, query);
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', failureCount: 1 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(observer.getCurrentResult().status).toBe('success');
  expect(await prefetched).toBe('fetched');
  expect(requests()).toBe(2);
  stop();
});
