import {
  createMemoryStorage,
  createNamespacedStorage,
  createReliableStorage,
  createStorageListeners,
} from '../session/storage.ts';
import type { KeyValueStorage, StorageEvents } from '../session/storage.ts';

/**
 * Store of what a user keeps in a browser, such as pinned apps and saved views. Outlives logging out, and is never
 * shown to another user. Contains no values of variables. A host that knows its users supplies its own.
 */
export interface UserDataStore {
  /** Returns a stored text, or `null`. */
  read: (userId: string, name: string) => string | null;
  /** Stores a text; `null` deletes it. */
  write: (userId: string, name: string, text: string | null) => void;
  /** Calls `listener` after every change, from other tabs too, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Options of {@link createBrowserUserData}. */
export interface BrowserUserDataOptions {
  /** Prefix of the keys in storage, as for `createBrowserSession`. @default none: the keys of the console's own app */
  namespace?: string;
  /** @default localStorage */
  storage?: KeyValueStorage;
  /** Target of `storage` events from other tabs. @default window */
  events?: StorageEvents;
}

/** User data in local storage, under `user/<id>/<name>`. Works, for the life of the page, where storage is denied. */
export function createBrowserUserData({
  namespace,
  storage,
  events = globalThis.window,
}: BrowserUserDataOptions = {}): UserDataStore {
  const local = createReliableStorage(() => storage ?? globalThis.localStorage);
  return createStore(createNamespacedStorage(local, namespace), events);
}

/** Creates user data that is not stored, for stories and tests. */
export function createMemoryUserData(): UserDataStore {
  return createStore(createMemoryStorage());
}

function createStore(storage: KeyValueStorage, events?: StorageEvents): UserDataStore {
  const { notify, subscribe } = createStorageListeners(events);
  const keyOf = (userId: string, name: string) => `user/${userId}/${name}`;
  return {
    read: (userId, name) => storage.getItem(keyOf(userId, name)),
    write(userId, name, text) {
      if (text === null) storage.removeItem(keyOf(userId, name));
      else storage.setItem(keyOf(userId, name), text);
      notify();
    },
    subscribe,
  };
}
