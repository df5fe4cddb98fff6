import { createListeners } from './listeners.ts';

/** Number before the title of the tab, such as of new log lines. */
export interface TitleCount {
  read: () => number;
  /** Shows a number; 0 for none. */
  show: (count: number) => void;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a {@link TitleCount} that shows none. */
export function createTitleCount(): TitleCount {
  const { notify, subscribe } = createListeners();
  let count = 0;
  return {
    read: () => count,
    show(next) {
      if (next === count) return;
      count = next;
      notify();
    },
    subscribe,
  };
}
