import { createClient } from '@quayside/api-contract';
import type {
  Client,
  ClientOptions,
  HttpError,
  NetworkError,
  UserMe,
} from '@quayside/api-contract';
import { createClock } from '@quayside/design-system';
import type { Clock } from '@quayside/design-system';
import { QueryClient } from '@tanstack/react-query';

import { createApi } from './Api.ts';
import { currentUserKey } from './queryKeys.ts';
import { createStore } from './createStore.ts';
import { draftsOf } from './drafts.ts';
import { createListeners } from './listeners.ts';
import { createMemorySession } from './session/createSession.ts';
import { createSessionControl } from './session/sessionControl.ts';
import { pendingWrites } from './session/pendingWrites.ts';
import { revokeToken } from './session/revokeToken.ts';
import type { SessionStore } from './session/SessionStore.ts';
import { TokenError } from './session/TokenError.ts';
import { watchClient } from './session/watchClient.ts';
import { createUndoableWrites } from './undoableWrites.ts';
import type { Location, Navigation } from './navigation/Navigation.ts';
import { redirectFrom } from './navigation/guard.ts';
import { prefetchPageWithLayout, preloadPage } from './navigation/preloadPage.ts';
import { createBrowserPreferences } from './preferences/preferences.ts';
import type { PreferenceStore } from './preferences/preferences.ts';
import { createBrowserUserData } from './user-data/userData.ts';
import type { UserDataStore } from './user-data/userData.ts';
import type { BeforeAction } from './actions.ts';
import { callHost } from './callHost.ts';
import { confirmAction } from './confirmAction.ts';
import type { Console } from './Console.ts';
import type { ConsoleEvent } from './events.ts';
import { createPlatformTime } from './platformTime.ts';
import { forgetFolders } from './storedFolders.ts';

type HostSignIn = Pick<SessionStore, 'getToken' | 'onExpired' | 'onLogout'>;

/** The user's session, or the function that returns the user's token. */
type SignIn =
  | {
      /** Session of the user, such as `createTokenSession(…)`. */
      session: SessionStore;
      getToken?: undefined;
      onExpired?: undefined;
      onLogout?: undefined;
    }
  | {
      /** Returns the bearer token of a request, or `null`; called for each. The user counts as signed in. */
      getToken: SessionStore['getToken'];
      /** Called when the platform rejects the token. @default opens Log In */
      onExpired?: SessionStore['onExpired'];
      /** Called after logging out; the host revokes its token. @default revokes the token and opens Log In */
      onLogout?: SessionStore['onLogout'];
      session?: undefined;
    };

/** Base URL of the platform and the user's sign-in, or a client with its session. */
type Platform =
  | (SignIn & {
      /** Base URL before `/api/v1`: an absolute URL, a path of this origin, or ''. */
      apiBaseUrl: string;
      client?: undefined;
    })
  | {
      /** A ready client, which brings its own token. */
      client: Client;
      /** The session of that token: it tells who is signed in, and receives the token of a login. */
      session: SessionStore;
      apiBaseUrl?: undefined;
      getToken?: undefined;
      onExpired?: undefined;
      onLogout?: undefined;
    };

/** Options of {@link createConsole}: the platform, the user and where their data is stored. */
export type ConsoleOptions = Platform & {
  /** Sends requests to `apiBaseUrl`. A `client` has its own. @default `fetch` */
  fetch?: ClientOptions['fetch'];
  /** Preferences of the user. @default `createBrowserPreferences({ namespace: 'quayside' })` */
  preferences?: PreferenceStore;
  /** Pinned apps, saved views and the like. @default `createBrowserUserData({ namespace: 'quayside' })` */
  userData?: UserDataStore;
  /** The host's query client; several consoles may share it. @default one of the console's own */
  queryClient?: QueryClient;
};

/** Inputs of the provider that may change while a console is rendered. */
export interface HostOptions {
  location: Location;
  navigation: Pick<Navigation, 'navigate'>;
  onEvent?: ((event: ConsoleEvent) => void) | undefined;
  onBeforeAction?: BeforeAction | undefined;
  /** @default the platform's time */
  clock?: Clock | undefined;
  /** The latest functions of a host that passes its sign-in to the provider. @default those of the options */
  signIn?: HostSignIn | undefined;
}

/** A console of one user on one platform. Pass it to {@link ConsoleProvider}. */
export interface ConsoleRuntime extends Pick<
  Console,
  | 'api'
  | 'drafts'
  | 'preferences'
  | 'pageTitle'
  | 'queryClient'
  | 'titleCount'
  | 'unsaved'
  | 'userData'
  | 'visibleErrors'
  | 'session'
  | 'sessionControl'
  | 'prefetch'
> {
  /** The base URL of the options. */
  apiBaseUrl: string | undefined;
  /** The platform's time, learnt from its responses. A ready client brings none: the machine's time. */
  clock: Clock;
  /** Applies changed inputs of the provider. */
  update: (host: HostOptions) => void;
  /** Discards everything that was loaded and typed. Called when another console takes its place. */
  clear: () => void;
}

/** Inputs of the host before a provider renders the console. */
const unrendered: HostOptions = {
  location: { pathname: '', search: '', hash: '' },
  navigation: { navigate: () => {} },
};

/**
 * Creates a console outside of React, so that it can prefetch before the first render. Create it once for each user and
 * platform. Consoles share only objects that are passed to several of them.
 */
export function createConsole({
  apiBaseUrl,
  fetch,
  client: hostClient,
  session: hostSession,
  getToken,
  onExpired,
  onLogout,
  preferences = createBrowserPreferences({ namespace: 'quayside' }),
  userData = createBrowserUserData({ namespace: 'quayside' }),
  queryClient = new QueryClient(),
}: ConsoleOptions): ConsoleRuntime {
  let current = unrendered;
  const api = hostClient ?? { baseUrl: apiBaseUrl, fetch };
  const signIn = getToken && { getToken, onExpired, onLogout };
  const session = hostSession ?? createHostSession(signIn, () => current.signIn);
  const time = createPlatformTime();
  const drafts = draftsOf(session);
  /** Aborted when another user signs in, whose token must not perform what this user confirmed. */
  let sameUser = new AbortController();
  const onEvent = (event: ConsoleEvent) => {
    if (event.type === 'signed-out') {
      drafts.clear();
      forgetFolders();
    }
    callHost(current.onEvent, event);
  };

  const sessionControl = createSessionControl({
    session,
    place: () => current,
    beforeSignOut: () => undoable.sendAll(),
    // A host that takes over logging out ends its own sessions.
    revoke: () => {
      if (session.onLogout === undefined)
        revokeToken({ api, session, writes: pendingWrites(queryClient, consoleApi.key) });
    },
    async isSameUser() {
      const queryKey = currentUserKey(consoleApi);
      const userId = () => queryClient.getQueryData<UserMe>(queryKey)?.id;
      const before = userId();
      if (before === undefined) return false;
      await queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
      return userId() === before;
    },
    resetCache(isSignedIn) {
      const filters = { queryKey: consoleApi.key };
      consoleApi.knownSecrets.clear();
      consoleApi.changeSets.set([]);
      sameUser.abort();
      sameUser = new AbortController();
      undoable.cancelAll();
      consoleApi.followed.clear();
      if (isSignedIn) void queryClient.resetQueries(filters);
      else queryClient.removeQueries(filters);
    },
    onEvent,
  });
  const client =
    'call' in api
      ? api
      : createClient({
          ...api,
          getToken: (context) => session.getToken(context),
          onServerTime: time.learn,
        });

  const calls = createListeners<[failure?: HttpError | NetworkError]>();

  const clock = createClock(time.now);
  const now = () => (current.clock ?? clock).now();
  const undoable = createUndoableWrites({
    now,
    isSignedIn: session.isSignedIn,
    userCheck: sessionControl.userCheck,
  });
  const consoleApi = createApi({
    client: watchClient(client, {
      isSignedIn: session.isSignedIn,
      begin: sessionControl.beginCall,
      onEnd: calls.notify,
    }),
    // A query client may hold the entries of several consoles, also of another copy of this module.
    scope: String(Math.random()),
    calls,
    now,
    undoable,
    signIn: sessionControl.signIn,
    emit: onEvent,
    confirm(action) {
      const { onBeforeAction } = current;
      return (
        onBeforeAction &&
        confirmAction(action, {
          onBeforeAction,
          signal: sameUser.signal,
          onError(error) {
            onEvent({ type: 'error', source: 'before-action', action: action.type });
            reportError(error);
          },
        })
      );
    },
  });

  return {
    api: consoleApi,
    apiBaseUrl,
    queryClient,
    preferences,
    userData,
    clock,
    drafts,
    titleCount: createStore(0),
    pageTitle: createStore<string | undefined>(undefined),
    visibleErrors: createStore<readonly unknown[]>([]),
    unsaved: createStore(0),
    session,
    sessionControl,
    async prefetch(location) {
      // Cached data of an earlier token must not be used for this one.
      sessionControl.catchUp();
      const to = redirectFrom(location, session.isSignedIn()) ?? pathOfLocation(location);
      // First the requests: the code of the page takes long to evaluate.
      await Promise.allSettled([
        prefetchPageWithLayout(to, { api: consoleApi, queryClient, session }),
        preloadPage(to),
      ]);
    },
    update(host) {
      current = host;
    },
    clear() {
      drafts.clear();
      consoleApi.followed.clear();
      consoleApi.changeSets.set([]);
      queryClient.removeQueries({ queryKey: consoleApi.key });
    },
  };
}

const pathOfLocation = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`;

/**
 * A session that always calls the latest functions of the host, whose components may create new ones when they render.
 */
function createHostSession(
  initial: HostSignIn | undefined,
  latest: () => HostSignIn | undefined,
): SessionStore {
  if (initial === undefined) throw new Error(missingSignIn);
  const current = () => latest() ?? initial;
  return createMemorySession({
    async getToken(context) {
      try {
        return await current().getToken(context);
      } catch (error) {
        throw new TokenError(error);
      }
    },
    onExpired: initial.onExpired && (() => current().onExpired?.()),
    onLogout: initial.onLogout && (() => current().onLogout?.()),
  });
}

const missingSignIn =
  'The console needs `getToken` or `session` (with `client`: `session`) to know who is signed in. For users who log in to the console itself, pass `session={createBrowserSession({ namespace: … })}`.';
