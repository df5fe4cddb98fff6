import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createConnection } from './connection.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

function setup() {
  let isOnline = true;
  let tell = () => {};
  let hear: (isAnswered: boolean) => void = () => {};
  const probe = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const onBack = vi.fn<() => void>();
  const connection = createConnection({
    calls: {
      subscribe(listener) {
        hear = listener;
        return () => {
          hear = () => {};
        };
      },
    },
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
    answer: () => hear(true),
    silence: () => hear(false),
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
  const { connection, silence, probe } = setup();
  probe.mockImplementation(() => {
    silence();
    return Promise.reject(new Error('silence'));
  });
  silence();
  let now = 0;
  for (const wait of [5000, 10_000, 20_000, 30_000, 30_000]) {
    expect(connection.getState()).toEqual({ kind: 'silent', nextTryAt: now + wait });
    vi.advanceTimersByTime(wait);
    now += wait;
  }
  expect(probe).toHaveBeenCalledTimes(5);
});

test('many calls that fail together are one silence', () => {
  const { connection, silence, probe } = setup();
  silence();
  vi.advanceTimersByTime(2000);
  silence();
  silence();
  expect(connection.getState()).toEqual({ kind: 'silent', nextTryAt: 5000 });
  expect(probe).not.toHaveBeenCalled();
});

test('an answer ends it, and what is shown is read again', () => {
  const { connection, answer, silence, probe, onBack } = setup();
  silence();
  connection.retry();
  expect(connection.getState()).toEqual({ kind: 'silent', nextTryAt: undefined });
  connection.retry();
  expect(probe).toHaveBeenCalledTimes(1);
  answer();
  expect(connection.getState()).toEqual({ kind: 'fine' });
  expect(onBack).toHaveBeenCalledTimes(1);
  silence();
  expect(connection.getState()).toMatchObject({ nextTryAt: 5000 });
});

test('without a network nothing is tried; once there is one it is tried at once', () => {
  const { connection, answer, silence, probe, setOnline } = setup();
  silence();
  setOnline(false);
  expect(connection.getState()).toEqual({ kind: 'offline' });
  silence();
  vi.advanceTimersByTime(60_000);
  expect(probe).not.toHaveBeenCalled();
  setOnline(true);
  expect(probe).toHaveBeenCalledTimes(1);
  answer();
  expect(connection.getState()).toEqual({ kind: 'fine' });
});

test('nothing is tried while nobody looks', () => {
  const { connection, silence, probe, stop } = setup();
  silence();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(probe).not.toHaveBeenCalled();
  expect(connection.getState()).toEqual({ kind: 'fine' });
});
