/** The platform's only source of time. Milliseconds since the Unix epoch. */
export interface Clock {
  now(): number;
  /**
   * Resolves when `now()` has advanced by `ms`, or at once when `signal` aborts: it never rejects, so
   * the caller checks the signal.
   */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** A clock that can be advanced, which ends sleeps up to the new time. */
export interface AdjustableClock extends Clock {
  advance(ms: number): void;
  /** Offset from the underlying clock, in milliseconds. */
  offset(): number;
  /** Sets the time, also backwards. */
  set(now: number): void;
}

/** The longest delay of a timer in JavaScript: longer ones fire at once. */
const longestTimer = 2 ** 31 - 1;

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(Math.max(ms, 0), longestTimer));
      signal.addEventListener('abort', done);
    }),
};

/** A clock that is stopped until it is advanced, for tests. */
export function createManualClock(start: number): AdjustableClock {
  const frozen: Clock = {
    now: () => start,
    sleep: (_ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
  };
  return createAdjustableClock(frozen);
}

/** `base` plus an offset that can grow. */
export function createAdjustableClock(base: Clock, initialOffset = 0): AdjustableClock {
  let offset = initialOffset;
  const sleepers = new Set<() => void>();
  const now = () => base.now() + offset;

  const move = (ms: number) => {
    offset += ms;
    for (const wake of sleepers) wake();
  };

  return {
    now,
    offset: () => offset,
    advance: move,
    set: (time) => move(time - now()),
    async sleep(ms, signal) {
      const due = now() + ms;
      while (!signal.aborted && now() < due) {
        const woken = new AbortController();
        const wake = () => woken.abort();
        sleepers.add(wake);
        await base.sleep(due - now(), AbortSignal.any([signal, woken.signal]));
        sleepers.delete(wake);
      }
    },
  };
}
