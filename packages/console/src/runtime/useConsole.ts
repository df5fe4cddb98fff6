import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

import type { Api } from './Api.ts';
import type { Location, Navigation } from './navigation/Navigation.ts';
import type { SessionStore } from './session/SessionStore.ts';
import type { Console, ConsoleToaster, Host } from './Console.ts';
import { useStore } from './useStore.ts';

export const ConsoleContext = createContext<Console | null>(null);

/** The console around. Throws outside a `ConsoleProvider`. */
export function useConsole(): Console {
  const console = useContext(ConsoleContext);
  if (console === null) throw new Error('This needs a <ConsoleProvider> around it.');
  return console;
}

/** The console's access to the platform: the first argument of the factories of queries and mutations. */
export function useApi(): Api {
  return useConsole().api;
}

/** Options of the host, with defaults. */
export function useHost(): Host {
  return useConsole().host;
}

/** The host's router. */
export function useNavigation(): Navigation {
  return useConsole().navigation;
}

/** Location of the surrounding page; of the console outside a page. */
export const LocationContext = createContext<Location | null>(null);

/** Location of the surrounding page; of the console outside a page. */
export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (location === null) throw new Error('This needs a <ConsoleProvider> around it.');
  return location;
}

/** Location of a navigation. */
export function useLocationOf(navigation: Navigation): Location {
  // oxlint-disable-next-line react/hooks -- the host's router gives the hook; by contract it is the same one for as long as the console lives
  return navigation.useLocation();
}

/** The session store. */
export function useSession(): SessionStore {
  return useConsole().session;
}

/** Whether a user is signed in, including changes in other tabs. */
export function useSignedIn(): boolean {
  const { subscribe, isSignedIn } = useSession();
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}

/** Whether the platform ended the last session and no user has signed in since. Log In shows it. */
export function useSessionExpired(): boolean {
  return useStore(useConsole().sessionControl.hasExpired);
}

/** The slug of the team last looked at, or `null`, followed as it changes. */
export function useCurrentTeam(): string | null {
  const { subscribe, getCurrentTeam } = useSession();
  return useSyncExternalStore(subscribe, getCurrentTeam, () => null);
}

/** Target of toasts: the host's toaster, or the console's own. */
export function useToaster(): ConsoleToaster {
  return useHost().toast;
}

/** Logs out: forgets the session and everything read for it, and goes to log in. */
export function useLogout(): () => void {
  const { sessionControl } = useConsole();
  return useCallback(() => sessionControl.signOut(), [sessionControl]);
}
