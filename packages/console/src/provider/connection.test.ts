import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createConnection } from './connection.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

function setup() {
  let isOnline = true;
  let tell = () => {};
  const probe = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const onBack = vi.fn<() => void>();
  const connection = createConnection({
    probe,
    onBack,
    network: {
      isOnline: () => isOnline,
      subscribe(listener) {
        tell = listener;
        return () => {
          tell = () => {};
        };
      },
    },
  });
  const stop = connection.subscribe(() => {});
  return {
    connection,
    probe,
    onBack,
    stop,
    setOnline: (next: boolean) => {
      isOnline = next;
      tell();
    },
  };
}

test('without an answer it is tried again after 5, 10, 20, 30 and 30 seconds', () => {
  const { connection, probe } = setup();
  probe.mockImplementation(() => {
    connection.hasNotAnswered();
    return Promise.reject(new Error('silence'));
  });
  connection.hasNotAnswered();
  let now = 0;
  for (const wait of [5000, 10_000, 20_000, 30_000, 30_000]) {
    expect(connection.getState()).toEqual({ kind: 'silent', nextTryAt: now + wait });
    vi.advanceTimersByTime(wait);
    now += wait;
  }
  expect(probe).toHaveBeenCalledTimes(5);
});

test('many calls that fail together are one silence', () => {
  const { connection, probe } = setup();
  connection.hasNotAnswered();
  vi.advanceTimersByTime(2000);
  connection.hasNotAnswered();
  connection.hasNotAnswered();
  expect(connection.getState()).toEqual({ kind: 'silent', nextTryAt: 5000 });
  expect(probe).not.toHaveBeenCalled();
});

test('an answer ends it, and what is shown is read again', () => {
  const { connection, probe, onBack } = setup();
  connection.hasNotAnswered();
  connection.retry();
  expect(connection.getState()).toEqual({ kind: 'silent', nextTryAt: undefined });
  connection.retry();
  expect(probe).toHaveBeenCalledTimes(1);
  connection.hasAnswered();
  expect(connection.getState()).toEqual({ kind: 'fine' });
  expect(onBack).toHaveBeenCalledTimes(1);
  connection.hasNotAnswered();
  expect(connection.getState()).toMatchObject({ nextTryAt: 5000 });
});

test('without a network nothing is tried; once there is one it is tried at once', () => {
  const { connection, probe, setOnline } = setup();
  connection.hasNotAnswered();
  setOnline(false);
  expect(connection.getState()).toEqual({ kind: 'offline' });
  connection.hasNotAnswered();
  vi.advanceTimersByTime(60_000);
  expect(probe).not.toHaveBeenCalled();
  setOnline(true);
  expect(probe).toHaveBeenCalledTimes(1);
  connection.hasAnswered();
  expect(connection.getState()).toEqual({ kind: 'fine' });
});

test('nothing is tried while nobody looks', () => {
  const { connection, probe, stop } = setup();
  connection.hasNotAnswered();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(probe).not.toHaveBeenCalled();
  connection.subscribe(() => {});
  vi.advanceTimersByTime(0);
  expect(probe).toHaveBeenCalledTimes(1);
});
