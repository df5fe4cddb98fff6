import { appEndpoints, deploymentSchema } from '@quayside/api-contract';
import type { Deployment, Page } from '@quayside/api-contract';
import {
  environmentManager,
  focusManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import type { Query, QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createApi } from '../Api.ts';
import { deploymentQueries } from '../../api/deployments.ts';
import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { pollDeployments } from '../../api/polling.ts';
import { pollEvery } from '../../api/pollEvery.ts';
import { sharePolling } from './sharePolling.ts';
import type { TabChannel, TabCoordination } from './sharePolling.ts';

const id = '0b6f3d4e-5a2c-4c11-9a55-0123456789ab';
const start = Date.parse('2026-01-01T00:00:00Z');

function deployment(status: string): Deployment {
  return deploymentSchema.parse({
    id,
    app_id: id,
    slug: 'harbour-0',
    status,
    created_at: '2026-01-01T00:00:00Z',
  });
}

/** A browser, as far as its tabs meet in it. */
function openBrowser() {
  const waiting = new Map<
    string,
    { hold: () => Promise<void>; signal: AbortSignal | undefined }[]
  >();
  const channels = new Map<string, Set<(message: unknown) => void>>();
  const sent: unknown[] = [];

  const next = async (name: string): Promise<void> => {
    const queue = waiting.get(name) ?? [];
    while (queue[0]?.signal?.aborted) queue.shift();
    if (queue[0] === undefined) return;
    await queue[0].hold();
    queue.shift();
    await next(name);
  };
  const locks: TabCoordination['locks'] = {
    request(name, { signal }, hold) {
      const queue = waiting.get(name) ?? [];
      waiting.set(name, queue);
      queue.push({ hold, signal });
      if (queue.length === 1) queueMicrotask(() => void next(name));
      return new Promise<void>(() => {});
    },
  };
  const openChannel = (name: string): TabChannel => {
    let listen: (message: unknown) => void = () => {};
    const forward = (message: unknown) => listen(message);
    const all = channels.get(name) ?? new Set();
    channels.set(name, all.add(forward));
    return {
      send(message) {
        sent.push(message);
        for (const other of all) if (other !== forward) other(structuredClone(message));
      },
      receive(listener) {
        listen = listener;
      },
      close: () => void all.delete(forward),
    };
  };
  return { locks, openChannel, sent };
}

type Browser = ReturnType<typeof openBrowser>;

const api = createApi({
  client: { url: () => '', call: () => Promise.reject(new Error('Not called here')) },
  scope: 'console',
});

interface PolledQuery<Data> {
  query: Pick<QueryObserverOptions<Data>, 'queryKey' | 'meta' | 'retry'> & {
    refetchInterval: (query: Query<Data>) => number | false;
  };
  read: () => Promise<Data>;
}

/** A tab that polls a query, and counts its requests. */
function openTab<Data>(browser: Browser, { query, read }: PolledQuery<Data>, name = 'ada') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.mount();
  const page = Object.assign(new EventTarget(), { hidden: false });
  const ask = vi.fn<typeof read>(read);
  const end = sharePolling(
    { queryClient, queryKey: api.key },
    {
      name,
      locks: browser.locks,
      channel: browser.openChannel(name),
      page,
      now: Date.now,
    },
  );
  const observer = new QueryObserver<Data>(queryClient, {
    ...query,
    queryFn: ask,
    // As the browser does it, which has one focus for all of these tabs.
    refetchInterval: (polled) => (page.hidden ? false : query.refetchInterval(polled)),
  });
  const leave = observer.subscribe(() => {});
  return {
    asked: () => ask.mock.calls.length,
    shown: () => observer.getCurrentResult().data,
    hide(isHidden: boolean) {
      page.hidden = isHidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** Removes the data, as logging out does while the page is still shown. */
    forget: () => queryClient.removeQueries({ queryKey: api.key }),
    end,
    close() {
      leave();
      end();
      queryClient.unmount();
      queryClient.clear();
    },
  };
}

/** The query for a list of deployments, with another `queryFn`. */
function listFrom(read: () => Promise<Page<Deployment>>): PolledQuery<Page<Deployment>> {
  const { queryKey, meta, retry } = deploymentQueries(api).list({ appId: id });
  return {
    query: {
      queryKey,
      meta,
      retry,
      refetchInterval: pollEvery(pollDeployments({ now: Date.now })),
    },
    read,
  };
}

/** A list of deployments as the platform has it at the moment. */
function listOf(status: string) {
  return listFrom(() => Promise.resolve({ data: [deployment(status)], count: 1 }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  // On what it takes for a server nothing is polled.
  environmentManager.setIsServer(() => false);
  focusManager.setFocused(true);
});
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

const minute = 60_000;

const never = () => new Promise<never>(() => {});

describe('tabs that show the same data', () => {
  test('together send at most 1.2 times the requests of one tab, and all show new data', async () => {
    let status = 'building_image';
    const list = listFrom(() => Promise.resolve({ data: [deployment(status)], count: 1 }));
    const alone = openTab(openBrowser(), list);
    const browser = openBrowser();
    const tabs = Array.from({ length: 10 }, () => openTab(browser, list));
    await vi.advanceTimersByTimeAsync(100);
    const before = { one: alone.asked(), ten: tabs.reduce((sum, tab) => sum + tab.asked(), 0) };

    await vi.advanceTimersByTimeAsync(minute);
    const one = alone.asked() - before.one;
    const ten = tabs.reduce((sum, tab) => sum + tab.asked(), 0) - before.ten;
    expect(one).toBe(6);
    expect(ten).toBeLessThanOrEqual(one * 1.2);

    status = 'success';
    await vi.advanceTimersByTimeAsync(11_000);
    for (const tab of tabs) expect(tab.shown()?.data[0]?.status).toBe('success');
    for (const tab of [alone, ...tabs]) tab.close();
  });

  test('continue when the polling tab is closed or hidden', async () => {
    const browser = openBrowser();
    const [first, second, third] = Array.from({ length: 3 }, () =>
      openTab(browser, listOf('building_image')),
    );
    await vi.advanceTimersByTimeAsync(10_100);
    expect([first?.asked(), second?.asked(), third?.asked()]).toEqual([2, 1, 1]);
    first?.hide(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(second?.asked()).toBe(3);
    second?.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(third?.asked()).toBe(3);
    third?.close();
    first?.close();
  });

  test('request nothing again after logging out, when the polling tab is closed', async () => {
    const browser = openBrowser();
    const [polling, waiting] = Array.from({ length: 2 }, () =>
      openTab(browser, listOf('building_image')),
    );
    await vi.advanceTimersByTimeAsync(100);
    waiting?.forget();
    polling?.close();
    await vi.advanceTimersByTimeAsync(100);
    waiting?.end();
    await vi.advanceTimersByTimeAsync(100);
    expect(waiting?.asked()).toBe(1);
    waiting?.close();
  });

  test('poll themselves when the polling tab receives no response', async () => {
    const browser = openBrowser();
    const silent = openTab(browser, listFrom(never));
    const other = openTab(browser, listOf('building_image'));
    await vi.advanceTimersByTimeAsync(minute);
    expect(other.asked()).toBeGreaterThanOrEqual(2);
    silent.close();
    other.close();
  });
});

describe('data of one tab', () => {
  test('is never shared with another user or platform', async () => {
    const browser = openBrowser();
    const ada = openTab(browser, listOf('success'), 'ada');
    await vi.advanceTimersByTimeAsync(100);
    const grace = openTab(browser, listOf('building_image'), 'grace');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(ada.shown()?.data[0]?.status).toBe('success');
    expect(grace.shown()?.data[0]?.status).toBe('building_image');
    expect(grace.asked()).toBe(2);
    ada.close();
    grace.close();
  });

  test('is never broadcast when it can contain secrets', async () => {
    const browser = openBrowser();
    const { queryKey, meta } = environmentVariableQueries(api).list({ appId: id });
    const tab = openTab(browser, {
      query: { queryKey, meta, refetchInterval: () => false as const },
      read: () => Promise.resolve({ data: [], count: 0 }),
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(tab.asked()).toBe(1);
    expect(browser.sent).toEqual([]);
    tab.close();
  });

  test('is not replaced by invalid or outdated messages', async () => {
    const browser = openBrowser();
    const tab = openTab(browser, listOf('success'));
    await vi.advanceTimersByTimeAsync(100);
    const { send } = browser.openChannel('ada');
    const at = Date.now() + 1;
    const key = deploymentQueries(api).list({ appId: id }).queryKey.slice(api.key.length);
    for (const message of [
      [],
      {},
      { version: 2, key, data: { data: [], count: 0 }, at },
      { version: 1, key, data: { data: [{ status: '<img>' }], count: 1 }, at },
      { version: 1, key: ['teams'], data: {}, at },
      { version: 1, key, data: { data: [], count: 0 }, at: Number.NEGATIVE_INFINITY },
    ]) {
      send(message);
    }
    expect(tab.shown()?.data[0]?.status).toBe('success');
    tab.close();
  });
});

test('parsing a parsed response again gives the same result', () => {
  const { schema } = appEndpoints.listApps.response;
  const page = {
    data: [
      {
        id,
        team_id: id,
        name: 'Harbour',
        slug: 'harbour',
        directory: null,
        created_at: '2026-01-01T00:00:00Z',
        updated_at: '2026-01-01T00:00:00Z',
        latest_deployment: deployment('a_status_from_later'),
      },
    ],
    count: 1,
  };
  expect(schema.parse(schema.parse(page))).toEqual(schema.parse(page));
});
