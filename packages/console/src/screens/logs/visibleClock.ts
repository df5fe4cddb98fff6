import { browserClock } from '@quayside/design-system/log-viewer';
import type { LogClock } from '@quayside/design-system/log-viewer';

/** The browser's clock, which stops in hidden tabs, so that they send no requests. */
export const visibleClock: LogClock = {
  now: browserClock.now,
  after(ms, task) {
    const controller = new AbortController();
    const stopTimer = browserClock.after(ms, () => {
      if (!document.hidden) {
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
