import type { TokenReason } from '@quayside/api-contract';

/** Theme chosen by the user. @default 'dark' */
export type ThemeChoice = 'dark' | 'light' | 'system';

/** A login through an account elsewhere that is under way. */
export interface PendingSocialLogin {
  /** The PKCE code verifier (RFC 7636 section 4.1). */
  codeVerifier: string;
  /** The provider to link to the signed-in account; `null` when it is a login. */
  linkProvider: string | null;
  /** The path to show after the login. @default home */
  redirect?: string | null;
}

/**
 * Session of the user, and the few settings stored with it. `createBrowserSession` is the console's own. A host with its
 * own sign-in writes another, or passes `getToken` to `createMemorySession`.
 */
export interface SessionStore {
  /** The bearer token of a call, or `null`. See `TokenReason` for when it is asked. */
  getToken: (context: { reason: TokenReason }) => string | null | Promise<string | null>;
  /** Whether a user is signed in, as far as is known without a request. */
  isSignedIn: () => boolean;
  /** Remembers the token of a login. */
  setToken: (token: string) => void;
  /** Forgets token and current team. */
  clear: () => void;
  /** Calls `listener` after every change, from other tabs too, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** The slug of the team last looked at, or `null`. */
  getCurrentTeam: () => string | null;
  setCurrentTeam: (teamSlug: string) => void;
  getTheme: () => ThemeChoice;
  setTheme: (theme: ThemeChoice) => void;
  /** Remembers a social login, in this tab only, while the person is away at the provider. */
  keepSocialLogin: (pending: PendingSocialLogin) => void;
  /** The social login that is under way in this tab. */
  peekSocialLogin: () => PendingSocialLogin | null;
  /** The same, once: it is forgotten. */
  takeSocialLogin: () => PendingSocialLogin | null;
  /** Takes over what happens when the platform refuses the token. @default go to log in, and come back after */
  onExpired?: () => void;
  /** Takes over what happens after logging out. @default go to log in */
  onLogout?: () => void;
}
