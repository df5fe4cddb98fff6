import { createClient } from '@quayside/api-contract';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import { createMemorySession } from '../runtime/session/createSession.ts';
import { toLoadable } from './toLoadable.ts';
import { deploymentQueries } from './deployments.ts';
import { useApi } from '../runtime/useConsole.ts';

const appId = '0b6f3d4e-5a2c-4c11-9a55-0123456789ab';
const otherAppId = '1b6f3d4e-5a2c-4c11-9a55-0123456789ab';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the list of a platform that responds on demand. */
async function openList() {
  const waiting: ((respond: Response | PromiseLike<Response>) => void)[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const respond = (slug: string) => {
    const created_at = '2026-01-01T00:00:00Z';
    const data = [{ id: appId, app_id: appId, slug, status: 'success', created_at }];
    waiting.shift()?.(Response.json({ data, count: 1 }));
  };
  const respondWith404 = (detail: string) =>
    waiting.shift()?.(Response.json({ detail }, { status: 404 }));
  const respondWith429 = (seconds: number) => {
    const headers = { 'Retry-After': String(seconds) };
    waiting.shift()?.(Response.json({ detail: 'Slow down' }, { status: 429, headers }));
  };
  const cut = () => waiting.shift()?.(Promise.reject(new TypeError('Failed to fetch')));
  const screen = await render(
    <ConsoleProvider
      client={client}
      navigation={createMemoryNavigation()}
      session={createMemorySession({ token: 'token' })}
    >
      <List />
    </ConsoleProvider>,
  );
  await expect.element(screen.getByText('loading')).toBeVisible();
  return { screen, respond, cut, respondWith404, respondWith429 };
}

function List() {
  const [skip, setSkip] = useState(0);
  const [id, setId] = useState<string | null>(appId);
  const api = useApi();
  const list = toLoadable(
    useQuery({ ...deploymentQueries(api).list({ appId: id ?? '', skip }), enabled: id !== null }),
  );
  return (
    <>
      <p>{list.status}</p>
      {list.status === 'ready' && <p>{list.data.data[0]?.slug}</p>}
      {list.status === 'ready' && list.isRefreshing && <p>Refreshing</p>}
      {list.status === 'error' && (
        <button type="button" onClick={list.retry}>
          Retry
        </button>
      )}
      <button type="button" onClick={() => setSkip(5)}>
        Next page
      </button>
      <button type="button" onClick={() => setId(otherAppId)}>
        Another app
      </button>
      <button type="button" onClick={() => setId(null)}>
        No app
      </button>
    </>
  );
}

describe('a list shown by a screen', () => {
  test('is loading, then shows its rows, and the old rows while the next page loads', async () => {
    const { screen, respond } = await openList();
    respond('first-page');
    await expect.element(screen.getByText('first-page')).toBeVisible();
    await screen.getByRole('button', { name: 'Next page' }).click();
    await expect.element(screen.getByText('Refreshing')).toBeVisible();
    await expect.element(screen.getByText('first-page')).toBeVisible();
    respond('second-page');
    await expect.element(screen.getByText('second-page')).toBeVisible();
    await expect.element(screen.getByText('Refreshing')).not.toBeInTheDocument();
  });

  test("never shows another app's rows", async () => {
    const { screen, respond } = await openList();
    respond('first-app');
    await expect.element(screen.getByText('first-app')).toBeVisible();
    await screen.getByRole('button', { name: 'Another app' }).click();
    await expect.element(screen.getByText('loading')).toBeVisible();
    await expect.element(screen.getByText('first-app')).not.toBeInTheDocument();
  });

  test('can be retried after a failure', async () => {
    const { screen, respond, respondWith404 } = await openList();
    respondWith404('App not found');
    await screen.getByRole('button', { name: 'Retry' }).click();
    respond('at-last');
    await expect.element(screen.getByText('at-last')).toBeVisible();
  });

  test.for([
    ['as long as the platform requests', 30, 29_000],
    ['an hour when the platform requests a year', 31_536_000, 3_590_000],
  ] as const)('shows an error at once, and its rows after %s', async ([, seconds, almost]) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { screen, respond, respondWith429 } = await openList();
    respondWith429(seconds);
    await vi.advanceTimersByTimeAsync(100);
    await expect.element(screen.getByText('error')).toBeVisible();
    await vi.advanceTimersByTimeAsync(almost);
    respond('too-early');
    await vi.advanceTimersByTimeAsync(20_000);
    respond('in-time');
    await vi.advanceTimersByTimeAsync(100);
    await expect.element(screen.getByText('in-time')).toBeVisible();
  });

  test('is loading while the query is disabled', async () => {
    const { screen, respond } = await openList();
    respond('first-app');
    await screen.getByRole('button', { name: 'No app' }).click();
    await expect.element(screen.getByText('loading')).toBeVisible();
  });

  test('shows an error at once when a request fails offline, and loads when the network returns', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onlineManager.setOnline(false);
    const { screen, respond, cut } = await openList();
    cut();
    await expect.element(screen.getByText('error')).toBeVisible();
    onlineManager.setOnline(true);
    await expect.element(screen.getByText('loading')).toBeVisible();
    respond('back');
    await expect.element(screen.getByText('back')).toBeVisible();
  });
});
