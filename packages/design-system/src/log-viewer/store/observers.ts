import { sliceMs } from './scheduler.ts';
import type { LogScheduler } from './scheduler.ts';
import type { Observable } from './types.ts';

/** Values passed to listeners. */
export interface Observers extends Observable {
  /** Records a change, and notifies listeners soon. */
  changed(): void;
  /** Forgets everyone. */
  dispose(): void;
}

/**
 * Notifies listeners of changes at most once per frame. Listeners that take longer than a slice are notified in a
 * separate task after painting, and then not again for as long as they took.
 * @param isSlow whether listeners count as slow until their first notification
 */
export function createObservers(scheduler: LogScheduler, isSlow = false): Observers {
  const listeners = new Set<() => void>();
  let version = 0;
  let isDue = false;
  /** Until when slow listeners are left alone; `undefined` while they are quick. */
  let restUntil = isSlow ? -Infinity : undefined;

  const notify = () => {
    isDue = false;
    const begin = scheduler.now();
    for (const listener of listeners) listener();
    const end = scheduler.now();
    const took = end - begin;
    restUntil = took > sliceMs ? end + took : undefined;
  };

  const notifySoon = () =>
    scheduler.beforePaint(() => {
      if (restUntil === undefined) notify();
      else if (scheduler.now() < restUntil) notifySoon();
      else scheduler.schedule(notify);
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
      notifySoon();
    },
    dispose: () => listeners.clear(),
  };
}
