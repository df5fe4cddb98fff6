import type { TokenContext } from '@quayside/api-contract';

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
 * own sign-in uses `createTokenSession`, or passes `getToken` to `ConsoleProvider`.
 */
export interface SessionStore {
  /** Returns the bearer token of a request, or `null`. See `TokenReason` for when it is called. */
  getToken: (context: TokenContext) => string | null | Promise<string | null>;
  /** Whether a user is signed in, as far as is known without a request. */
  isSignedIn: () => boolean;
  /** Stores the token of a login. */
  setToken: (token: string) => void;
  /** Removes token and current team. */
  clear: () => void;
  /** Calls `listener` after every change, from other tabs too, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** The slug of the team last looked at, or `null`. */
  getCurrentTeam: () => string | null;
  setCurrentTeam: (teamSlug: string) => void;
  /** The theme that the user has chosen, or `null`. */
  getTheme: () => ThemeChoice | null;
  setTheme: (theme: ThemeChoice) => void;
  /** Stores a social login, in this tab only, while the user is at the provider. */
  keepSocialLogin: (pending: PendingSocialLogin) => void;
  /** Returns the pending social login of this tab. */
  peekSocialLogin: () => PendingSocialLogin | null;
  /** Returns and removes the pending social login of this tab. */
  takeSocialLogin: () => PendingSocialLogin | null;
  /** Handles a token that the platform rejects. @default opens Log In, and returns afterwards */
  onExpired?: () => void;
  /** Called after logging out. @default opens Log In */
  onLogout?: () => void;
}
