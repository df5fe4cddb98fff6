import { useTheme } from '@quayside/design-system';
import { useSyncExternalStore } from 'react';

import { useSession } from '../useConsole.ts';
import type { ThemeChoice } from './SessionStore.ts';

/** Returns the theme that the user has chosen, else the one that is shown. */
export function useThemeChoice(): ThemeChoice {
  const { subscribe, getTheme } = useSession();
  const { colorScheme } = useTheme();
  return useSyncExternalStore(subscribe, getTheme, () => null) ?? colorScheme;
}
