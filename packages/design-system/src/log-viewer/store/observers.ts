import type { LogScheduler } from './scheduler.ts';
import type { Observable } from './types.ts';

/** What is told to those who listen. */
export interface Observers extends Observable {
  /** Counts a change, and tells of it soon. */
  changed(): void;
  /** Forgets everyone. */
  dispose(): void;
}

/** Tells listeners of changes at most once a frame, however many changes there were. */
export function createObservers(scheduler: LogScheduler): Observers {
  const listeners = new Set<() => void>();
  let version = 0;
  let isDue = false;

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
      scheduler.beforePaint(() => {
        isDue = false;
        for (const listener of listeners) listener();
      });
    },
    dispose: () => listeners.clear(),
  };
}
