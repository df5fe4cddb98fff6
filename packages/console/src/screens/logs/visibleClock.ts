import type { LogClock } from '@quayside/design-system/log-viewer';

/** Minimum wait in hidden tabs, in milliseconds. */
const hiddenWait = 15_000;

/** A clock that stops in hidden tabs, so that they send no requests. */
export interface VisibleClock extends LogClock {
  /** Whether it only slows down in hidden tabs. @default false */
  setRunsHidden: (runsHidden: boolean) => void;
}

/** Creates a clock that stops in hidden tabs. */
export function createVisibleClock(clock: LogClock): VisibleClock {
  let runsHidden = false;
  return {
    setRunsHidden(next) {
      runsHidden = next;
    },
    now: clock.now,
    after(ms, task) {
      const controller = new AbortController();
      const wait = document.hidden && runsHidden ? Math.max(ms, hiddenWait) : ms;
      const stopTimer = clock.after(wait, () => {
        if (!document.hidden || runsHidden) {
          task();
          return;
        }
        document.addEventListener(
          'visibilitychange',
          () => {
            if (document.hidden) return;
            controller.abort();
            task();
          },
          { signal: controller.signal },
        );
      });
      return () => {
        stopTimer();
        controller.abort();
      };
    },
  };
}
