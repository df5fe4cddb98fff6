import { describe, expect, test, vi } from 'vitest';

import {
  createMemoryStorage,
  createNamespacedStorage,
  createReliableStorage,
  createStorageListeners,
} from './storage.ts';

/** A storage whose writes can be denied, as when it is full. */
function setupFull() {
  const storage = createMemoryStorage();
  let isFull = false;
  const reliable = createReliableStorage(() => ({
    ...storage,
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  }));
  return {
    storage,
    reliable,
    setFull: (value: boolean) => {
      isFull = value;
    },
  };
}

describe('a reliable storage', () => {
  test('stores, returns and removes values in the storage of the browser', () => {
    const { storage, reliable } = setupFull();
    reliable.setItem('theme', 'light');
    expect(storage.getItem('theme')).toBe('light');
    expect(reliable.getItem('theme')).toBe('light');
    reliable.removeItem('theme');
    expect(storage.getItem('theme')).toBeNull();
    expect(reliable.getItem('theme')).toBeNull();
  });

  test('returns the value that the full storage did not take, until a later one is stored', () => {
    const { storage, reliable, setFull } = setupFull();
    reliable.setItem('theme', 'light');
    setFull(true);
    reliable.setItem('theme', 'system');
    expect(reliable.getItem('theme')).toBe('system');
    expect(storage.getItem('theme')).toBe('light');
    setFull(false);
    reliable.setItem('theme', 'dark');
    storage.setItem('theme', 'light');
    expect(reliable.getItem('theme')).toBe('light');
  });

  test('removes a value that only memory holds', () => {
    const { reliable, setFull } = setupFull();
    setFull(true);
    reliable.setItem('theme', 'system');
    reliable.removeItem('theme');
    expect(reliable.getItem('theme')).toBeNull();
  });

  test.each([
    ['is missing', () => undefined],
    [
      'cannot be accessed',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('holds values in memory when the storage of the browser %s', (_name, find) => {
    const reliable = createReliableStorage(find);
    expect(reliable.getItem('theme')).toBeNull();
    reliable.setItem('theme', 'light');
    expect(reliable.getItem('theme')).toBe('light');
    reliable.removeItem('theme');
    expect(reliable.getItem('theme')).toBeNull();
  });
});

test('a storage with a namespace adds it to each key', () => {
  const storage = createMemoryStorage();
  const namespaced = createNamespacedStorage(storage, 'acme');
  namespaced.setItem('theme', 'light');
  storage.setItem('theme', 'system');
  expect(storage.getItem('acme:theme')).toBe('light');
  expect(namespaced.getItem('theme')).toBe('light');
  namespaced.removeItem('theme');
  expect(storage.getItem('acme:theme')).toBeNull();
  expect(storage.getItem('theme')).toBe('system');
});

describe('listeners of a storage', () => {
  test('are notified of the changes of other tabs, until they unsubscribe', () => {
    const events = new EventTarget();
    const { subscribe } = createStorageListeners(events);
    const listener = vi.fn<() => void>();
    const stop = subscribe(listener);
    events.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledExactlyOnceWith();
    stop();
    events.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('leave no listener behind in the window when they unsubscribe', () => {
    const active = new Set<unknown>();
    const { subscribe } = createStorageListeners({
      addEventListener: (type: string, listener: unknown) => void active.add(type).add(listener),
      removeEventListener(type: string, listener: unknown) {
        active.delete(type);
        active.delete(listener);
      },
    });
    const stop = subscribe(() => {});
    expect(active.size).toBe(2);
    stop();
    expect(active.size).toBe(0);
  });

  test('are notified of changes in this tab where there are no other tabs', () => {
    const { notify, subscribe } = createStorageListeners(undefined);
    const listener = vi.fn<() => void>();
    const stop = subscribe(listener);
    notify();
    stop();
    notify();
    expect(listener).toHaveBeenCalledOnce();
  });
});
