import { createListeners } from './listeners.ts';

/** The errors of reads that a page shows itself, so that nothing else repeats them. */
export interface VisibleErrors {
  has: (error: unknown) => boolean;
  /** Registers a visible error, until the returned function is called. */
  show: (error: unknown) => () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a registry in which no error is shown yet. */
export function createVisibleErrors(): VisibleErrors {
  const { notify, subscribe } = createListeners();
  const shown: unknown[] = [];
  return {
    has: (error) => shown.includes(error),
    show(error) {
      shown.push(error);
      notify();
      return () => {
        shown.splice(shown.indexOf(error), 1);
        notify();
      };
    },
    subscribe,
  };
}
