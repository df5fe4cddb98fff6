import { createListeners } from '../listeners.ts';
import type { Listeners } from '../listeners.ts';

/** The part of the browser's `Storage` that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that forgets everything when the page goes. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}

/**
 * A storage that never throws. The browser's may be denied, full or missing; what it will not take lives
 * in memory for as long as the page does.
 */
export function createReliableStorage(find: () => KeyValueStorage | undefined): KeyValueStorage {
  const memory = createMemoryStorage();
  const attempt = <Result>(
    act: (storage: KeyValueStorage) => Result,
    otherwise: Result,
  ): Result => {
    try {
      const storage = find();
      return storage === undefined ? otherwise : act(storage);
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => memory.getItem(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) memory.removeItem(key);
      else memory.setItem(key, value);
    },
    removeItem(key) {
      memory.removeItem(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}

/** A storage whose keys start with a namespace and a colon. @param namespace without one, the keys stay as they are */
export function createNamespacedStorage(
  storage: KeyValueStorage,
  namespace: string | undefined,
): KeyValueStorage {
  if (namespace === undefined) return storage;
  return {
    getItem: (key) => storage.getItem(`${namespace}:${key}`),
    setItem: (key, value) => storage.setItem(`${namespace}:${key}`, value),
    removeItem: (key) => storage.removeItem(`${namespace}:${key}`),
  };
}

/** Target of `storage` events from other tabs. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Subscribers to changes: of this tab by `notify`, and of others while there are subscribers. */
export function createStorageListeners(events: StorageEvents | undefined): Listeners<[]> {
  return createListeners((notify) => {
    const onStorage = () => notify();
    events?.addEventListener('storage', onStorage);
    return () => events?.removeEventListener('storage', onStorage);
  });
}
