import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { createMemoryStorage } from '../session/storage.ts';
import { createBrowserPreferences, defaultPreferences } from './preferences.ts';

test('changed preferences are restored, and the others keep their defaults', () => {
  const storage = createMemoryStorage();
  createBrowserPreferences({ storage }).change({ timeZone: 'UTC' });
  createBrowserPreferences({ storage }).change({ density: 'compact' });
  expect(createBrowserPreferences({ storage }).read()).toEqual({
    ...defaultPreferences,
    timeZone: 'UTC',
    density: 'compact',
  });
});

test('preferences in a namespace do not collide with those of the host', () => {
  const storage = createMemoryStorage();
  storage.setItem('preferences', '{"density":"compact"}');
  const preferences = createBrowserPreferences({ namespace: 'acme', storage });
  expect(preferences.read().density).toBe('comfortable');
  preferences.change({ timeZone: 'UTC' });
  expect(storage.getItem('preferences')).toBe('{"density":"compact"}');
});

test('any stored text yields valid preferences, and valid values are retained', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = createMemoryStorage();
      storage.setItem('preferences', text);
      expect(Object.keys(createBrowserPreferences({ storage }).read())).toEqual(
        Object.keys(defaultPreferences),
      );
    }),
  );
  const storage = createMemoryStorage();
  storage.setItem('preferences', '{"density":"compact","timeZone":"<img>","more":1}');
  expect(createBrowserPreferences({ storage }).read()).toEqual({
    ...defaultPreferences,
    density: 'compact',
  });
  storage.setItem('preferences', '{"timeZone":"Asia/Tokyo"}');
  expect(createBrowserPreferences({ storage }).read().timeZone).toBe('Asia/Tokyo');
});

test('changes apply to other tabs, and a store without subscribers has no listeners', () => {
  const events = new EventTarget();
  const storage = createMemoryStorage();
  const [here, there] = [
    createBrowserPreferences({ storage, events }),
    createBrowserPreferences({ storage }),
  ];
  const listener = vi.fn<() => void>();
  const stop = here.subscribe(listener);
  there.change({ singleKeys: false });
  events.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
  expect(here.read().singleKeys).toBe(false);
  expect(here.read()).toBe(here.read());
  stop();
  events.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
});
