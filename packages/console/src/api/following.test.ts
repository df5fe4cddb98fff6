import { createClient } from '@quayside/api-contract';
import {
  QueryClient,
  QueryObserver,
  environmentManager,
  focusManager,
  onlineManager,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createApi } from '../runtime/Api.ts';
import { deploymentQueries } from './deployments.ts';

const id = '0b6f3d4e-5a2c-4c11-9a55-0123456789ab';
const time = '2026-01-01T00:00:00Z';

// Node counts as a server, where nothing is followed.
environmentManager.setIsServer(() => false);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** Watches a deployment whose status changes with each response; `gone` is a 404. */
function watch(statuses: string[]) {
  let responses = 0;
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: () => {
      const status = statuses[Math.min(responses, statuses.length - 1)];
      responses += 1;
      if (status === 'gone') return Promise.resolve(Response.json({ detail: '' }, { status: 404 }));
      return Promise.resolve(
        Response.json({ id, app_id: id, slug: 'harbour-0', status, created_at: time }),
      );
    },
  });
  const queryClient = new QueryClient();
  queryClient.mount();
  const { detail } = deploymentQueries(createApi({ client, scope: 'test' }));
  const observer = new QueryObserver(queryClient, detail({ appId: id, deploymentId: id }));
  const stop = observer.subscribe(() => undefined);
  return {
    stop,
    responses: () => responses,
    status: () => observer.getCurrentResult().data?.status,
  };
}

describe('watching a deployment', () => {
  test('polls every 5 seconds until it has ended', async () => {
    const { responses, status, stop } = watch(['building', 'deploying', 'success']);
    await vi.advanceTimersByTimeAsync(0);
    expect([responses(), status()]).toEqual([1, 'building']);
    await vi.advanceTimersByTimeAsync(5000);
    expect([responses(), status()]).toEqual([2, 'deploying']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([responses(), status()]).toEqual([3, 'success']);
    stop();
  });

  test('stops once it is deleted', async () => {
    const { responses, stop } = watch(['building', 'gone']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(responses()).toBe(2);
    stop();
  });

  test('pauses in a hidden tab, and resumes when the tab is visible again', async () => {
    const { responses, stop } = watch(['building']);
    await vi.advanceTimersByTimeAsync(0);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(responses()).toBe(1);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(responses()).toBe(2);
    stop();
  });

  test('continues while the browser reports no network, and refetches when it is back', async () => {
    const { responses, stop } = watch(['building']);
    await vi.advanceTimersByTimeAsync(0);
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(8000);
    expect(responses()).toBe(2);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(responses()).toBe(3);
    stop();
  });
});
