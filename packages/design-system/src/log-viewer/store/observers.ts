import { sliceMs } from './scheduler.ts';
import type { LogScheduler } from './scheduler.ts';
import type { Observable } from './types.ts';

/** Values passed to listeners. */
export interface Observers extends Observable {
  /** Counts a change, and tells of it soon. */
  changed(): void;
  /** Forgets everyone. */
  dispose(): void;
}

/**
 * Tells listeners of changes at most once a frame, however many changes there were. Listeners that take longer than
 * a slice are told in a task of their own, apart from the painting, and then not for as long as they took.
 * @param isSlow whether they are taken for slow until they have been told once
 */
export function createObservers(scheduler: LogScheduler, isSlow = false): Observers {
  const listeners = new Set<() => void>();
  let version = 0;
  let isDue = false;
  /** Until when slow listeners are left alone; `undefined` while they are quick. */
  let restUntil = isSlow ? -Infinity : undefined;

  const tell = () => {
    isDue = false;
    const begin = scheduler.now();
    for (const listener of listeners) listener();
    const end = scheduler.now();
    const took = end - begin;
    restUntil = took > sliceMs ? end + took : undefined;
  };

  const tellSoon = () =>
    scheduler.beforePaint(() => {
      if (restUntil === undefined) tell();
      else if (scheduler.now() < restUntil) tellSoon();
      else scheduler.schedule(tell);
    });

  return {
    get version() {
      return version;
    },
    subscribe: (listener) => {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    changed: () => {
      version += 1;
      if (isDue || listeners.size === 0) return;
      isDue = true;
      tellSoon();
    },
    dispose: () => listeners.clear(),
  };
}
