/** Subscribers. */
export interface Listeners<News extends readonly unknown[]> {
  /** Notifies all of them. */
  notify: (...news: News) => void;
  /** @returns ends it */
  subscribe: (listener: (...news: News) => void) => () => void;
}

/**
 * Creates a list of subscribers.
 * @param follow observes an external source while there are subscribers, and returns a function that stops it
 */
export function createListeners<News extends readonly unknown[] = []>(
  follow?: (notify: (...news: News) => void) => () => void,
): Listeners<News> {
  const listeners = new Set<(...news: News) => void>();
  let stop: (() => void) | undefined;
  const notify = (...news: News) => {
    for (const listener of listeners) listener(...news);
  };
  return {
    notify,
    subscribe(listener) {
      if (listeners.size === 0) stop = follow?.(notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}
