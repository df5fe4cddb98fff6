/** A value that can be listened to. For `useSyncExternalStore`: `subscribe` and `get`. */
export interface Value<T> {
  get: () => T;
  /** Replaces the value. Listeners are notified unless it is the same. */
  set: (next: T) => void;
  /** Calls back after each change. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** A {@link Value} that starts as `initial`. */
export function createValue<T>(initial: T): Value<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
