import { safeRedirect } from '../navigation/safeRedirect.ts';
import type { SessionStore } from './SessionStore.ts';
import {
  parseCodeVerifier,
  parseProvider,
  parseTeamSlug,
  parseTheme,
  parseToken,
} from './parse.ts';
import { createMemoryStorage, createReliableStorage, createStorageListeners } from './storage.ts';
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

/** Storage of a browser session. */
export interface BrowserSessionOptions {
  /** Token, current team and theme. @default localStorage */
  storage?: KeyValueStorage;
  /** A social login under way. @default sessionStorage */
  sessionStorage?: KeyValueStorage;
  /** Target of `storage` events from other tabs. @default window */
  events?: StorageEvents;
}

/**
 * The console's own session: `access_token`, `current_team` and `theme` in local storage,
 * `pkce_code_verifier`, `link_provider` and `login_redirect` in session storage. Logging in or out in one tab does so in all.
 * Works, for the life of the page, where storage is denied. On a server there is no signed-in user.
 */
export function createBrowserSession(options: BrowserSessionOptions = {}): SessionStore {
  const local = createReliableStorage(() => options.storage ?? globalThis.localStorage);
  const tab = createReliableStorage(() => options.sessionStorage ?? globalThis.sessionStorage);
  return createSession(local, tab, options.events ?? globalThis.window);
}

/** Initial state of a memory session. */
export interface MemorySessionOptions extends Partial<
  Pick<SessionStore, 'getToken' | 'onExpired' | 'onLogout'>
> {
  /** Token of the signed-in user. Not needed with `getToken`. */
  token?: string;
}

/**
 * A session that is stored nowhere, for stories, tests, and hosts with their own login: with
 * `getToken` a user counts as signed in until the session is cleared.
 */
export function createMemorySession({
  token,
  getToken,
  onExpired,
  onLogout,
}: MemorySessionOptions = {}): SessionStore {
  const session = createSession(createMemoryStorage(), createMemoryStorage());
  if (token !== undefined) session.setToken(token);
  if (getToken === undefined) return { ...session, onExpired, onLogout };

  let isSignedIn = true;
  return {
    ...session,
    onExpired,
    onLogout,
    getToken,
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
      notify();
    },
    subscribe,
    getCurrentTeam: () => parseTeamSlug(local.getItem(keys.team)),
    setCurrentTeam(teamSlug) {
      local.setItem(keys.team, teamSlug);
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
