import { useSyncExternalStore } from 'react';

import { useConsole } from '../useConsole.ts';
import { defaultPreferences } from './preferences.ts';
import type { Preferences } from './preferences.ts';

/** Preferences of the user, including changes in other tabs. */
export function usePreferences(): Preferences {
  const { subscribe, read } = useConsole().preferences;
  return useSyncExternalStore(subscribe, read, () => defaultPreferences);
}

/** Changes some of the user's preferences. */
export function useChangePreferences(): (some: Partial<Preferences>) => void {
  return useConsole().preferences.change;
}
