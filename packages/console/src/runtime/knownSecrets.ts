/** A variable whose value this tab has typed or read. */
export interface KnownVariable {
  name: string;
  value: string;
  isSecret: boolean;
}

/** Values of variables that logs must not show. They stay in memory, and are never stored. */
export interface KnownSecrets {
  add: (variables: readonly KnownVariable[]) => void;
  /** Another array after each change. */
  get: () => readonly KnownVariable[];
  subscribe: (listener: () => void) => () => void;
  /** Forgets all, when another user signs in. */
  clear: () => void;
}

/** Creates an empty list of known secrets. */
export function createKnownSecrets(): KnownSecrets {
  const listeners = new Set<() => void>();
  const keys = new Set<string>();
  let known: readonly KnownVariable[] = [];
  const change = (next: readonly KnownVariable[]) => {
    known = next;
    for (const listener of listeners) listener();
  };
  return {
    add(variables) {
      const added = variables.filter(({ name, value, isSecret }) => {
        const key = JSON.stringify([name, value, isSecret]);
        const isNew = value !== '' && !keys.has(key);
        keys.add(key);
        return isNew;
      });
      if (added.length > 0) change([...known, ...added]);
    },
    get: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      keys.clear();
      if (known.length > 0) change([]);
    },
  };
}
