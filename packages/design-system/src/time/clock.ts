/** Clock for {@link Time}. Tests and stories pass a stopped one. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Calls back about once a second until the returned function is called. */
  subscribe: (onTick: () => void) => () => void;
}

const second = 1000;

/** A clock with one timer for all listeners, which runs only while there are any. */
export function createClock(now: () => number = () => Date.now()): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    now,
    subscribe: (onTick) => {
      listeners.add(onTick);
      timer ??= setInterval(() => {
        for (const listener of listeners) listener();
      }, second);
      return () => {
        listeners.delete(onTick);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** A stopped clock, for tests and stories. */
export function createStoppedClock(time: Date | number | string): Clock {
  const now = new Date(time).getTime();
  return { now: () => now, subscribe: () => () => undefined };
}
