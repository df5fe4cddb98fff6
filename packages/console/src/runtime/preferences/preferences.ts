import { isTimeZoneChoice } from '@quayside/design-system';
import type { TimeZoneChoice } from '@quayside/design-system';

import { isRecord } from '../isRecord.ts';
import type { LanguageChoice } from '../messages/languages.ts';
import type { ListView } from './listView.ts';
import {
  createMemoryStorage,
  createNamespacedStorage,
  createReliableStorage,
  createStorageListeners,
} from '../session/storage.ts';
import type { KeyValueStorage, StorageEvents } from '../session/storage.ts';

/** Preferences of the user. They contain no personal data, and outlive logging out. */
export interface Preferences {
  /** Layout of the list of apps. @default 'rows' */
  appsView: ListView;
  /** The language of the console. @default 'system': the first supported language of the device */
  language: LanguageChoice;
  /** Spacing. @default 'comfortable' */
  density: 'comfortable' | 'compact';
  /** The zone in which times are shown. @default 'local' */
  timeZone: TimeZoneChoice;
  /** Whether long lines of logs wrap. @default true */
  wrapLogs: boolean;
  /** Whether a key alone is a shortcut (WCAG 2.2, criterion 2.1.4). @default true */
  singleKeys: boolean;
  /** Whether the system notifies the user when a followed deployment ends. @default false */
  notify: boolean;
}

/** Defaults. */
export const defaultPreferences: Preferences = {
  appsView: 'rows',
  language: 'system',
  density: 'comfortable',
  timeZone: 'local',
  wrapLogs: true,
  singleKeys: true,
  notify: false,
};

/** Store of preferences. A host that knows its users supplies its own. */
export interface PreferenceStore {
  /** The same object until one of them changes. */
  read: () => Preferences;
  change: (some: Partial<Preferences>) => void;
  /** Calls `listener` after every change, from other tabs too, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** The key of local storage. */
const key = 'preferences';

/** Options of {@link createBrowserPreferences}. */
export interface BrowserPreferencesOptions {
  /** Prefix of the key in storage, as for `createBrowserSession`. @default none: the key of the console's own app */
  namespace?: string;
  /** @default localStorage */
  storage?: KeyValueStorage;
  /** Target of `storage` events from other tabs. @default window */
  events?: StorageEvents;
}

/**
 * Preferences in local storage, as JSON under `preferences`; every tab follows. Works, for the life of the page,
 * where storage is denied. What it cannot read there counts as not chosen.
 */
export function createBrowserPreferences({
  namespace,
  storage,
  events = globalThis.window,
}: BrowserPreferencesOptions = {}): PreferenceStore {
  const local = createReliableStorage(() => storage ?? globalThis.localStorage);
  return createStore(createNamespacedStorage(local, namespace), events);
}

/** Creates preferences that are not stored, for stories and tests. */
export function createMemoryPreferences(chosen: Partial<Preferences> = {}): PreferenceStore {
  const store = createStore(createMemoryStorage());
  store.change(chosen);
  return store;
}

function createStore(storage: KeyValueStorage, events?: StorageEvents): PreferenceStore {
  const { notify, subscribe } = createStorageListeners(events);
  let last: { text: string | null; preferences: Preferences } | undefined;
  const read = () => {
    const text = storage.getItem(key);
    if (last?.text !== text || last === undefined) last = { text, preferences: parse(text) };
    return last.preferences;
  };

  return {
    read,
    change(some) {
      storage.setItem(key, JSON.stringify({ ...read(), ...some }));
      notify();
    },
    subscribe,
  };
}

/** Missing or invalid choices count as not made. */
function parse(text: string | null): Preferences {
  const stored = parseJson(text ?? '{}');
  if (!isRecord(stored)) return defaultPreferences;
  const { appsView, language, density, timeZone, wrapLogs, singleKeys, notify } =
    defaultPreferences;
  return {
    appsView: oneOf(['rows', 'cards'], stored['appsView']) ?? appsView,
    language: oneOf(['system', 'en', 'es', 'de', 'ja', 'ar'], stored['language']) ?? language,
    density: oneOf(['comfortable', 'compact'], stored['density']) ?? density,
    timeZone: isTimeZoneChoice(stored['timeZone']) ? stored['timeZone'] : timeZone,
    wrapLogs: oneOf([true, false], stored['wrapLogs']) ?? wrapLogs,
    singleKeys: oneOf([true, false], stored['singleKeys']) ?? singleKeys,
    notify: oneOf([true, false], stored['notify']) ?? notify,
  };
}

function oneOf<const Value>(values: readonly Value[], stored: unknown): Value | undefined {
  return values.find((value) => value === stored);
}

/** `undefined` when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
