import { createListeners } from './listeners.ts';

/** Whether there is input that would be lost with its page, because it is not stored. */
export interface Unsaved {
  isHeld: () => boolean;
  /** Registers unsaved changes, until the returned function is called. */
  hold: () => () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a registry without unsaved changes. */
export function createUnsaved(): Unsaved {
  const { notify, subscribe } = createListeners();
  const holds = new Set<symbol>();
  return {
    isHeld: () => holds.size > 0,
    hold() {
      const own = Symbol('hold');
      holds.add(own);
      notify();
      return () => {
        holds.delete(own);
        notify();
      };
    },
    subscribe,
  };
}
