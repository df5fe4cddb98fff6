import { useSyncExternalStore } from 'react';

import type { Store } from './createStore.ts';

/** Returns the value of a store, and renders again when it changes. */
export function useStore<Value>({ get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>) {
  return useSyncExternalStore(subscribe, get, get);
}
