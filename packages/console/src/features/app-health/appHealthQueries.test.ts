import { createClient } from '@quayside/api-contract';
import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createApi } from '../../runtime/Api.ts';
import { appHealthQueries } from './appHealthQueries.ts';

// Node counts as a server, where nothing is retried.
environmentManager.setIsServer(() => false);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the errors of an app are read once a minute, also while that fails', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ detail: 'Busy' }, { status: 503 })),
  );
  const client = createClient({ baseUrl: 'https://api.example.com', fetch });
  const query = appHealthQueries(createApi({ client, scope: 'test' })).ofApp('id');
  const observer = new QueryObserver(new QueryClient(), query);
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(59_000);
  expect(observer.getCurrentResult().status).toBe('error');
  expect(fetch).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});
