import { createStore } from '../createStore.ts';
import type { Store } from '../createStore.ts';
import { buildPath, matchPage } from '../navigation/paths.ts';
import { logInPath } from '../navigation/guard.ts';
import type { Location, Navigation } from '../navigation/Navigation.ts';
import type { PageId } from '../navigation/paths.ts';
import type { SessionStore } from './SessionStore.ts';

/** Event of a session. Holds nothing about the user. */
export type SessionEvent =
  /** A user logged in to the console. */
  | { type: 'signed-in' }
  /** The platform rejected the token of the session. */
  | { type: 'session-expired' }
  /** The user logged out of this console: discard the identity of the user. */
  | { type: 'signed-out' };

/** Dependencies of the session control. */
export interface SessionControlOptions {
  session: SessionStore;
  /** Returns the current location and navigation. */
  place: () => { location: Location; navigation: Pick<Navigation, 'navigate'> };
  /** Sends undoable writes; called while the session still has a token. */
  beforeSignOut?: () => void;
  /** Revokes the token; called while the session still has one. */
  revoke?: () => void;
  /**
   * Returns whether the current token is for the same user, according to the platform. A token is opaque.
   * @default no
   */
  isSameUser?: () => Promise<boolean>;
  /** Clears the previous user's data, and refetches active queries when a user is signed in. */
  resetCache: (isSignedIn: boolean) => void;
  onEvent?: (event: SessionEvent) => void;
}

/** Starts and ends the sessions of one console. */
export interface SessionControl {
  /** Starts a session with the token of a login. */
  signIn: (token: string) => void;
  /** Clears the session and opens Log In. @param redirect location after the next login */
  signOut: (redirect?: Location) => void;
  /** Ends the session without a request, for an account that was deleted and whose token is invalid already. */
  endLocally: () => void;
  /**
   * Called at the start of a request. The returned function is called on a 401 or 403 response: it ends the session,
   * once, unless a newer one has started meanwhile.
   */
  beginCall: () => () => void;
  /**
   * Resolves once the platform has confirmed whether a replaced token is for the same user. For another user,
   * `resetCache` has been called by then. `undefined` when no such check is running.
   */
  userCheck: () => Promise<void> | undefined;
  /** Whether the platform ended the last session, without a login since. */
  hasExpired: Pick<Store<boolean>, 'get' | 'subscribe'>;
  /** Applies a change of the token since the last request or notification. */
  catchUp: () => void;
  /** Follows the session store, and with it other tabs, until the returned function is called. */
  follow: () => () => void;
}

/** Pages on which a 401 or 403 is about the form input, not about the session. */
const pagesWithoutExpiry: ReadonlySet<PageId | undefined> = new Set(['logIn', 'resetPassword']);

/** Connects a session store to a console, as specified in section 4 of the specification. */
export function createSessionControl({
  session,
  place,
  beforeSignOut,
  revoke,
  isSameUser = () => Promise.resolve(false),
  resetCache,
  onEvent,
}: SessionControlOptions): SessionControl {
  const hasExpired = createStore(false);
  let known = tokenOf(session);
  /** Increases with each token, to identify responses for an earlier one. */
  let epoch = 0;
  let userCheck: Promise<void> | undefined;
  let followers = 0;
  /** Epoch of a session that was rejected before the console was mounted. */
  let rejectedEpoch: number | undefined;

  const catchUp = () => {
    const before = known;
    known = tokenOf(session);
    if (known === before) return;
    // A rejection of the previous token does not apply to this one.
    epoch += 1;
    // Before the console is rendered, no input can be lost with the cache.
    if (followers === 0 || before === null || known === null) resetCache(session.isSignedIn());
    else {
      const check = checkUser(epoch).finally(() => {
        if (userCheck === check) userCheck = undefined;
      });
      userCheck = check;
    }
  };

  /** A host may refresh the token of a session: cached data and pending requests stay valid. */
  const checkUser = async (asked: number) => {
    const isSame = await isSameUser().catch(() => false);
    // A newer token has its own check.
    if (!isSame && asked === epoch) resetCache(session.isSignedIn());
  };

  const expire = () => {
    const { location, navigation } = place();
    if (!session.isSignedIn() || pagesWithoutExpiry.has(matchPage(location.pathname)?.id)) return;
    session.clear();
    catchUp();
    hasExpired.set(true);
    onEvent?.({ type: 'session-expired' });
    if (session.onExpired) session.onExpired();
    else navigation.navigate(logInPath(location), { replace: true });
  };

  const endLocally = (redirect?: Location) => {
    session.clear();
    catchUp();
    hasExpired.set(false);
    onEvent?.({ type: 'signed-out' });
    if (session.onLogout) session.onLogout();
    else place().navigation.navigate(redirect ? logInPath(redirect) : buildPath('logIn'));
  };

  return {
    signIn(token) {
      session.setToken(token);
      catchUp();
      hasExpired.set(false);
      onEvent?.({ type: 'signed-in' });
    },
    signOut(redirect) {
      beforeSignOut?.();
      revoke?.();
      endLocally(redirect);
    },
    endLocally: () => endLocally(),
    beginCall() {
      const begun = epoch;
      return () => {
        if (begun !== epoch) return;
        // React may discard an unmounted console and render another, which would not know that the session has expired.
        if (followers > 0) expire();
        else rejectedEpoch = epoch;
      };
    },
    userCheck: () => userCheck,
    hasExpired,
    catchUp,
    follow() {
      catchUp();
      const stop = session.subscribe(catchUp);
      followers += 1;
      if (rejectedEpoch === epoch) expire();
      return () => {
        followers -= 1;
        stop();
      };
    },
  };
}

/** Sessions with an asynchronous token, which only requests read. */
const asyncSessions = new WeakSet<SessionStore>();

/** Returns the token of the signed-in user, or a constant for an asynchronous one. */
function tokenOf(session: SessionStore): string | null {
  if (!session.isSignedIn()) return null;
  if (asyncSessions.has(session)) return 'signed in';
  const token = session.getToken({ reason: 'request' });
  if (typeof token === 'string' || token === null) return token ?? 'signed in';
  asyncSessions.add(session);
  // Requests report the same failure; on a server, where relative URLs fail, there are none.
  token.catch(() => {});
  return 'signed in';
}
