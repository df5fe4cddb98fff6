import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { HttpError, NetworkError } from '@quayside/api-contract';

import { createConnection } from './connection.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const noResponse = new NetworkError('readMe', 'unreachable');
const unavailable = (retryAfterMs?: number) =>
  new HttpError('readMe', {
    status: 503,
    statusText: '',
    body: '',
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

function setup({ failure }: { failure?: unknown } = {}) {
  let isOnline = true;
  let notifyNetwork = () => {};
  let endCall: (reason?: unknown) => void = () => {};
  const probe = vi.fn<() => Promise<void>>(() => Promise.reject(noResponse));
  const onBack = vi.fn<() => void>();
  const connection = createConnection({
    calls: {
      subscribe(listener) {
        endCall = listener;
        return () => {
          endCall = () => {};
        };
      },
    },
    probe,
    onBack,
    failure,
    network: {
      isOnline: () => isOnline,
      subscribe(listener) {
        notifyNetwork = listener;
        return () => {
          notifyNetwork = () => {};
        };
      },
    },
  });
  const stop = connection.subscribe(() => {});
  return {
    connection,
    respond: () => endCall(),
    silence: () => endCall(noResponse),
    fail: () => endCall(unavailable()),
    probe,
    onBack,
    stop,
    setOnline: (next: boolean) => {
      isOnline = next;
      notifyNetwork();
    },
  };
}

test('an unreachable platform is retried after 5, 10, 20, 30 and 30 seconds', async () => {
  const { connection, silence, probe } = setup();
  probe.mockImplementation(() => {
    silence();
    return Promise.reject(noResponse);
  });
  silence();
  let now = 0;
  for (const wait of [5000, 10_000, 20_000, 30_000, 30_000]) {
    expect(connection.get()).toEqual({ kind: 'silent', nextTryAt: now + wait });
    // oxlint-disable-next-line no-await-in-loop -- the waits follow each other
    await vi.advanceTimersByTimeAsync(wait);
    now += wait;
  }
  expect(probe).toHaveBeenCalledTimes(5);
});

test('calls that fail at the same time start one retry schedule', () => {
  const { connection, silence, probe } = setup();
  silence();
  vi.advanceTimersByTime(2000);
  silence();
  silence();
  expect(connection.get()).toEqual({ kind: 'silent', nextTryAt: 5000 });
  expect(probe).not.toHaveBeenCalled();
});

test('a response ends the outage, and the shown data is refetched', async () => {
  const { connection, respond, silence, probe, onBack } = setup();
  silence();
  connection.retry();
  expect(connection.get()).toEqual({ kind: 'silent', nextTryAt: undefined });
  connection.retry();
  expect(probe).toHaveBeenCalledTimes(1);
  respond();
  expect(connection.get()).toEqual({ kind: 'fine' });
  expect(onBack).toHaveBeenCalledTimes(1);
  silence();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.get()).toMatchObject({ nextTryAt: 5000 });
});

test('a call that keeps failing while others succeed does not cause further refetches', async () => {
  const { connection, respond, silence, probe, onBack } = setup();
  probe.mockResolvedValue(undefined);
  for (let times = 0; times < 20; times += 1) {
    silence();
    await vi.advanceTimersByTimeAsync(100);
    respond();
  }
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(connection.get()).toEqual({ kind: 'fine' });
});

test('offline, the connection is tried once and its result counts', async () => {
  const { connection, probe, setOnline } = setup();
  probe.mockResolvedValue(undefined);
  setOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(connection.get()).toEqual({ kind: 'fine' });
});

test('offline and without a response, it retries, and at once when the network returns', async () => {
  const { connection, respond, silence, probe, setOnline } = setup();
  setOnline(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.get()).toEqual({ kind: 'offline', nextTryAt: 5000 });
  silence();
  await vi.advanceTimersByTimeAsync(5000);
  expect(probe).toHaveBeenCalledTimes(2);
  setOnline(true);
  expect(probe).toHaveBeenCalledTimes(3);
  respond();
  expect(connection.get()).toEqual({ kind: 'fine' });
});

test('a response ends the offline state, whatever the browser reports', async () => {
  const { connection, respond, onBack, setOnline } = setup();
  setOnline(false);
  await vi.advanceTimersByTimeAsync(0);
  respond();
  expect(connection.get()).toEqual({ kind: 'fine' });
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('a hidden tab does not retry', () => {
  const { connection, silence, probe, stop } = setup();
  silence();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(probe).not.toHaveBeenCalled();
  expect(connection.get()).toEqual({ kind: 'fine' });
});

test('a single failing call is not an outage, and starts at most one probe in 30 seconds', async () => {
  const { connection, fail, probe, onBack } = setup();
  probe.mockResolvedValue();
  fail();
  fail();
  await vi.advanceTimersByTimeAsync(29_999);
  fail();
  expect(probe).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  fail();
  expect(probe).toHaveBeenCalledTimes(2);
  expect(connection.get()).toEqual({ kind: 'fine' });
  expect(onBack).not.toHaveBeenCalled();
});

test('the platform is down while the probe fails, even if other calls succeed', async () => {
  const { connection, respond, fail, probe, onBack } = setup();
  probe.mockRejectedValue(unavailable());
  fail();
  expect(connection.get()).toEqual({ kind: 'fine' });
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.get()).toEqual({ kind: 'silent', nextTryAt: 5000 });
  respond();
  await vi.advanceTimersByTimeAsync(5000);
  expect(connection.get()).toEqual({ kind: 'silent', nextTryAt: 15_000 });
  probe.mockResolvedValue();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.get()).toEqual({ kind: 'fine' });
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('a longer wait requested by the platform is respected', () => {
  const { connection } = setup({ failure: unavailable(60_000) });
  expect(connection.get()).toEqual({ kind: 'silent', nextTryAt: 60_000 });
});

test('a 403 counts as a response', async () => {
  const rejection = new HttpError('readMe', { status: 403, statusText: '', body: '' });
  const { connection, silence, probe, onBack } = setup({ failure: rejection });
  expect(connection.get()).toEqual({ kind: 'fine' });
  probe.mockRejectedValue(rejection);
  silence();
  await vi.advanceTimersByTimeAsync(5000);
  expect(onBack).toHaveBeenCalledTimes(1);
});
