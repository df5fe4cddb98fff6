import { createListeners } from '../listeners.ts';
import { buildPath, matchPage } from '../navigation/paths.ts';
import { logInPath } from '../navigation/guard.ts';
import type { Location, Navigation } from '../navigation/Navigation.ts';
import type { PageId } from '../navigation/paths.ts';
import type { SessionStore } from './SessionStore.ts';

/** Event of a session, for analytics. Holds nothing about the user. */
export type SessionEvent =
  | { type: 'signed-in' }
  | { type: 'session-expired' }
  /** Logged out: forget whoever it was. */
  | { type: 'reset' };

/** Dependencies of the session control. */
export interface SessionControlOptions {
  session: SessionStore;
  /** Returns the current location and navigation. */
  place: () => { location: Location; navigation: Pick<Navigation, 'navigate'> };
  /** Sends what waits to be sent, while there still is a token. */
  beforeSignOut?: () => void;
  /** Tells the platform that the token is no longer needed; called while there still is one. */
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

/** The beginning and end of sessions, for one console. */
export interface SessionControl {
  /** Keeps the token of a login. */
  signIn: (token: string) => void;
  /** Forgets the session and goes to log in. @param redirect where the next login leads */
  signOut: (redirect?: Location) => void;
  /** Ends the session without a request to the platform, whose token is dead already: the account is deleted. */
  endLocally: () => void;
  /**
   * Called as a call to the platform starts; what it returns is called when the platform answers 401 or
   * 403. The session then ends, once, unless a newer one has begun meanwhile.
   */
  beginCall: () => () => void;
  /**
   * Resolves once the platform has said whether a replaced token is for the same user. By then `resetCache` has been
   * called for another user. `undefined` when no such check is running.
   */
  userCheck: () => Promise<void> | undefined;
  /** Whether the platform ended the last session, without a login since. */
  hasExpired: () => boolean;
  /** Calls `listener` when `hasExpired` may have changed. */
  subscribe: (listener: () => void) => () => void;
  /** Follows the session store, and with it other tabs, until the returned function is called. */
  follow: () => () => void;
}

/** Pages on which a refusal is about what was typed, not about the session. */
const pagesWithoutExpiry: ReadonlySet<PageId | undefined> = new Set(['logIn', 'resetPassword']);

/** Ties a session store to a console, as the specification's section 4 says. */
export function createSessionControl({
  session,
  place,
  beforeSignOut,
  revoke,
  isSameUser = () => Promise.resolve(false),
  resetCache,
  onEvent,
}: SessionControlOptions): SessionControl {
  const { notify, subscribe } = createListeners();
  let hasExpired = false;
  let known = tokenOf(session);
  /** Grows with each token, so that answers to an earlier one can be told apart. */
  let epoch = 0;
  let userCheck: Promise<void> | undefined;
  let isFollowed = false;
  /** The session that was refused while nothing followed it yet. */
  let refused: number | undefined;

  const setExpired = (value: boolean) => {
    if (hasExpired === value) return;
    hasExpired = value;
    notify();
  };

  const catchUp = () => {
    const before = known;
    known = tokenOf(session);
    if (known === before) return;
    // A refusal of the token before says nothing about this one.
    epoch += 1;
    if (before === null || known === null) resetCache(session.isSignedIn());
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
    setExpired(true);
    onEvent?.({ type: 'session-expired' });
    if (session.onExpired) session.onExpired();
    else navigation.navigate(logInPath(location), { replace: true });
  };

  const endLocally = (redirect?: Location) => {
    session.clear();
    catchUp();
    setExpired(false);
    onEvent?.({ type: 'reset' });
    if (session.onLogout) session.onLogout();
    else place().navigation.navigate(redirect ? logInPath(redirect) : buildPath('logIn'));
  };

  return {
    signIn(token) {
      session.setToken(token);
      catchUp();
      setExpired(false);
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
        // React may drop a console that it has not shown, and draw another, which would not know why people have to log in.
        if (isFollowed) expire();
        else refused = epoch;
      };
    },
    userCheck: () => userCheck,
    hasExpired: () => hasExpired,
    subscribe,
    follow() {
      catchUp();
      const stop = session.subscribe(catchUp);
      isFollowed = true;
      if (refused === epoch) expire();
      return () => {
        isFollowed = false;
        stop();
      };
    },
  };
}

/** Sessions whose token must be waited for: only calls ask for it. */
const waitedFor = new WeakSet<SessionStore>();

/** The token of who is signed in. One that must be waited for tells nothing. */
function tokenOf(session: SessionStore): string | null {
  if (!session.isSignedIn()) return null;
  if (waitedFor.has(session)) return 'signed in';
  const token = session.getToken({ reason: 'request' });
  if (typeof token === 'string' || token === null) return token ?? 'signed in';
  waitedFor.add(session);
  // Calls meet the same failure, and say it; on a server, where a host's own address leads nowhere, there are none.
  token.catch(() => {});
  return 'signed in';
}
