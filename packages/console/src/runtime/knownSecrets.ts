import { createStore } from './createStore.ts';
import type { Store } from './createStore.ts';

/** A variable whose value this tab has typed or read. */
export interface KnownVariable {
  name: string;
  value: string;
  isSecret: boolean;
}

/** Values of variables that logs must not show. They stay in memory, and are never stored. */
export interface KnownSecrets extends Pick<Store<readonly KnownVariable[]>, 'get' | 'subscribe'> {
  add: (variables: readonly KnownVariable[]) => void;
  /** Forgets all, when another user signs in. */
  clear: () => void;
}

const none: readonly KnownVariable[] = [];

/** Creates an empty list of known secrets. */
export function createKnownSecrets(): KnownSecrets {
  const { get, set, subscribe } = createStore(none);
  const keys = new Set<string>();
  return {
    get,
    subscribe,
    add(variables) {
      const added = variables.filter(({ name, value, isSecret }) => {
        const key = JSON.stringify([name, value, isSecret]);
        const isNew = value !== '' && !keys.has(key);
        keys.add(key);
        return isNew;
      });
      if (added.length > 0) set([...get(), ...added]);
    },
    clear() {
      keys.clear();
      set(none);
    },
  };
}
