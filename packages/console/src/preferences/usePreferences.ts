import { useSyncExternalStore } from 'react';

import { useConsole } from '../provider/useConsole.ts';
import { defaultPreferences } from './preferences.ts';
import type { Preferences } from './preferences.ts';

/** What the person likes, followed as it changes, in other tabs too. */
export function usePreferences(): Preferences {
  const { subscribe, read } = useConsole().preferences;
  return useSyncExternalStore(subscribe, read, () => defaultPreferences);
}

/** Changes some of what the person likes. */
export function useChangePreferences(): (some: Partial<Preferences>) => void {
  return useConsole().preferences.change;
}
