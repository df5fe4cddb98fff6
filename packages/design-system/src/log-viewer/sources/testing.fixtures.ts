import type { LogClock, LogNetwork } from './clock.ts';

/** A clock that the test moves. */
export interface SteppedClock extends LogClock {
  /** Advances the time by milliseconds, and runs due tasks in order. */
  advance: (ms: number) => Promise<void>;
}

/** Lets promises that are settled run on. */
export const settle = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

export function createSteppedClock(start = Date.UTC(2026, 10, 21)): SteppedClock {
  let now = start;
  let tasks: { at: number; task: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, task) => {
      const own = { at: now + ms, task };
      tasks.push(own);
      return () => {
        tasks = tasks.filter((other) => other !== own);
      };
    },
    advance: async (ms) => {
      const end = now + ms;
      for (;;) {
        await settle();
        const due = tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        tasks = tasks.filter((other) => other !== due);
        now = due.at;
        due.task();
      }
      now = end;
      await settle();
    },
  };
}

/** A network that the test cuts. */
export function createSwitchedNetwork(): LogNetwork & { set: (isOnline: boolean) => void } {
  const listeners = new Set<() => void>();
  let online = true;
  return {
    isOnline: () => online,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (isOnline) => {
      online = isOnline;
      for (const listener of listeners) listener();
    },
  };
}
