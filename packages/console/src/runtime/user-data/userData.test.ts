import { expect, test, vi } from 'vitest';

import { createMemoryStorage } from '../session/storage.ts';
import { createBrowserUserData } from './userData.ts';

test('data of a user is restored, and another user does not read it', () => {
  const storage = createMemoryStorage();
  createBrowserUserData({ storage }).write('ada', 'pins', '["a"]');
  const data = createBrowserUserData({ storage });
  expect(data.read('ada', 'pins')).toBe('["a"]');
  expect(data.read('grace', 'pins')).toBeNull();
  data.write('ada', 'pins', null);
  expect(data.read('ada', 'pins')).toBeNull();
});

test('data in a namespace does not collide with that of the host', () => {
  const storage = createMemoryStorage();
  storage.setItem('user/ada/pins', 'of the host');
  createBrowserUserData({ namespace: 'acme', storage }).write('ada', 'pins', '["a"]');
  expect(storage.getItem('user/ada/pins')).toBe('of the host');
  expect(storage.getItem('acme:user/ada/pins')).toBe('["a"]');
});

test('a full or denied storage keeps data in memory', () => {
  const refuse = () => {
    throw new DOMException('Quota', 'QuotaExceededError');
  };
  const storage = { ...createMemoryStorage(), setItem: refuse };
  const data = createBrowserUserData({ storage });
  data.write('ada', 'pins', '["a"]');
  expect(data.read('ada', 'pins')).toBe('["a"]');
});

test('subscribers follow changes in this tab and in others', () => {
  const events = new EventTarget();
  const data = createBrowserUserData({ storage: createMemoryStorage(), events });
  const listener = vi.fn<() => void>();
  const stop = data.subscribe(listener);
  data.write('ada', 'pins', '[]');
  events.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  events.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});
