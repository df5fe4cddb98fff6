import { safeRedirect } from '../navigation/safeRedirect.ts';
import type { SessionStore } from './SessionStore.ts';
import {
  parseCodeVerifier,
  parseProvider,
  parseTeamSlug,
  parseTheme,
  parseToken,
} from './parse.ts';
import {
  createMemoryStorage,
  createNamespacedStorage,
  createReliableStorage,
  createStorageListeners,
} from './storage.ts';
import type { KeyValueStorage, StorageEvents } from './storage.ts';

/** The keys of the specification. */
const keys = {
  token: 'access_token',
  team: 'current_team',
  theme: 'theme',
  codeVerifier: 'pkce_code_verifier',
  linkProvider: 'link_provider',
  redirect: 'login_redirect',
} as const;

/** Options of {@link createBrowserSession}. */
export interface BrowserSessionOptions {
  /**
   * Prefix of the keys in storage, such as `acme-console`: `acme-console:access_token`. Set one when the page is yours
   * and the console a part of it, and another one for each console with its own user.
   * @default none: the keys of the console's own app
   */
  namespace?: string;
  /** Token, current team and theme. @default localStorage */
  storage?: KeyValueStorage;
  /** A social login under way, and the team of this tab. @default sessionStorage */
  sessionStorage?: KeyValueStorage;
  /** Target of `storage` events from other tabs. @default window */
  events?: StorageEvents;
}

/**
 * The session of users who log in to the console itself: `access_token`, `current_team` and `theme` in local storage,
 * `pkce_code_verifier`, `link_provider`, `login_redirect` and the tab's own `current_team` in session storage. Logging
 * in or out in one tab does so in all, while each tab keeps its team.
 * Works, for the life of the page, where storage is denied. On a server there is no signed-in user.
 */
export function createBrowserSession({
  namespace,
  storage,
  sessionStorage,
  events = globalThis.window,
}: BrowserSessionOptions = {}): SessionStore {
  const local = createReliableStorage(() => storage ?? globalThis.localStorage);
  const tab = createReliableStorage(() => sessionStorage ?? globalThis.sessionStorage);
  return createSession(
    createNamespacedStorage(local, namespace),
    createNamespacedStorage(tab, namespace),
    events,
  );
}

/** Initial state of a memory session. */
export interface MemorySessionOptions extends Partial<
  Pick<SessionStore, 'getToken' | 'onExpired' | 'onLogout'>
> {
  /** Token of the signed-in user. Not needed with `getToken`. */
  token?: string;
}

/**
 * A session that is stored nowhere, for stories, tests, and hosts with their own login. With `getToken` a user counts as
 * signed in until the session is cleared. The token of a later login in the console is used instead of the host's.
 */
export function createMemorySession({
  token,
  getToken,
  onExpired,
  onLogout,
}: MemorySessionOptions = {}): SessionStore {
  const session = createSession(createMemoryStorage(), createMemoryStorage());
  if (getToken === undefined) {
    if (token !== undefined) session.setToken(token);
    return { ...session, onExpired, onLogout };
  }

  let isSignedIn = true;
  return {
    ...session,
    onExpired,
    onLogout,
    getToken(context) {
      if (!isSignedIn) return null;
      // The token of another user must not be replaced by the host's.
      return session.isSignedIn() ? session.getToken(context) : getToken(context);
    },
    isSignedIn: () => isSignedIn,
    setToken(value) {
      isSignedIn = true;
      session.setToken(value);
    },
    clear() {
      isSignedIn = false;
      session.clear();
    },
  };
}

function createSession(
  local: KeyValueStorage,
  tab: KeyValueStorage,
  events?: StorageEvents,
): SessionStore {
  const { notify, subscribe } = createStorageListeners(events);
  const readToken = () => parseToken(local.getItem(keys.token));
  const peekSocialLogin = () => {
    const codeVerifier = parseCodeVerifier(tab.getItem(keys.codeVerifier));
    const linkProvider = parseProvider(tab.getItem(keys.linkProvider));
    const redirect = safeRedirect(tab.getItem(keys.redirect)) ?? null;
    return codeVerifier === null ? null : { codeVerifier, linkProvider, redirect };
  };

  /** The team of this tab, and the token of its user. A tab begins with the last team of any tab. */
  let opened: { token: string | null; team: string | null } | undefined;
  const openTeam = (team: string | null) => {
    opened = { token: readToken(), team };
    if (team === null) tab.removeItem(keys.team);
    else tab.setItem(keys.team, team);
  };
  const readTeam = () => {
    const ofTab = opened === undefined ? parseTeamSlug(tab.getItem(keys.team)) : null;
    if (opened === undefined || opened.token !== readToken()) {
      openTeam(ofTab ?? parseTeamSlug(local.getItem(keys.team)));
    }
    return opened?.team ?? null;
  };

  return {
    getToken: readToken,
    isSignedIn: () => readToken() !== null,
    setToken(token) {
      local.setItem(keys.token, token);
      notify();
    },
    clear() {
      local.removeItem(keys.team);
      local.removeItem(keys.token);
      openTeam(null);
      notify();
    },
    subscribe,
    getCurrentTeam: readTeam,
    setCurrentTeam(teamSlug) {
      local.setItem(keys.team, teamSlug);
      openTeam(teamSlug);
      notify();
    },
    getTheme: () => parseTheme(local.getItem(keys.theme)),
    setTheme(theme) {
      local.setItem(keys.theme, theme);
      notify();
    },
    keepSocialLogin({ codeVerifier, linkProvider, redirect = null }) {
      tab.setItem(keys.codeVerifier, codeVerifier);
      if (linkProvider === null) tab.removeItem(keys.linkProvider);
      else tab.setItem(keys.linkProvider, linkProvider);
      if (redirect === null) tab.removeItem(keys.redirect);
      else tab.setItem(keys.redirect, redirect);
    },
    peekSocialLogin,
    takeSocialLogin() {
      const pending = peekSocialLogin();
      tab.removeItem(keys.codeVerifier);
      tab.removeItem(keys.linkProvider);
      tab.removeItem(keys.redirect);
      return pending;
    },
  };
}
