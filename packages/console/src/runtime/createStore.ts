import { createListeners } from './listeners.ts';

/** A value and its subscribers. */
export interface Store<Value> {
  get: () => Value;
  /** Notifies the subscribers of another value. */
  set: (value: Value) => void;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store in memory, for `useStore`.
 * @param follow observes an external source while there are subscribers, and returns a function that stops it
 */
export function createStore<Value>(initial: Value, follow?: () => () => void): Store<Value> {
  const { notify, subscribe } = createListeners(follow);
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      notify();
    },
    subscribe,
  };
}
