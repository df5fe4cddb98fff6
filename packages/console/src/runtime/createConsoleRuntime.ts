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
import { createVisibleErrors } from './visibleErrors.ts';
import { draftsOf } from './drafts.ts';
import { createListeners } from './listeners.ts';
import { createMemorySession } from './session/createSession.ts';
import { createSessionControl } from './session/sessionControl.ts';
import { revokeToken } from './session/revokeToken.ts';
import type { SessionStore } from './session/SessionStore.ts';
import { TokenError } from './session/TokenError.ts';
import { trackWrites } from './session/trackWrites.ts';
import { watchClient } from './session/watchClient.ts';
import { createTitleCount } from './titleCount.ts';
import { createUnsaved } from './unsaved.ts';
import type { Location, Navigation } from './navigation/Navigation.ts';
import type { BeforeAction } from './actions.ts';
import { callHost } from './callHost.ts';
import { confirmAction } from './confirmAction.ts';
import type { Console } from './Console.ts';
import type { ConsoleEvent } from './events.ts';
import { createPlatformTime } from './platformTime.ts';

/** Inputs of the host that may change while a console runs. */
export interface Surroundings {
  location: Location;
  navigation: Navigation;
  onEvent?: ((event: ConsoleEvent) => void) | undefined;
  onBeforeAction?: BeforeAction | undefined;
  /** @default the platform's time */
  clock?: Clock | undefined;
  /** The host's sign-in, unless it has a session. */
  signIn?: HostSignIn | undefined;
}

type HostSignIn = Pick<SessionStore, 'getToken' | 'onExpired' | 'onLogout'>;

/** Options of `createConsoleRuntime`. */
export interface ConsoleRuntimeOptions {
  /** Base URL of the API, or a client. */
  api: Pick<ClientOptions, 'baseUrl' | 'fetch'> | Client;
  /** @default a session with the tokens of `surroundings.signIn` */
  session: SessionStore | undefined;
  /** The host's query client. @default one of the console's own */
  queryClient?: QueryClient | undefined;
  /** Distinguishes this console's cache entries from those of others on the same query client. */
  scope: string;
  surroundings: Surroundings;
}

/** The parts of a console that live as long as it does. */
export interface ConsoleRuntime extends Pick<
  Console,
  | 'api'
  | 'beforeSignOut'
  | 'client'
  | 'calls'
  | 'drafts'
  | 'resets'
  | 'queryClient'
  | 'titleCount'
  | 'unsaved'
  | 'visibleErrors'
  | 'session'
  | 'sessionControl'
  | 'onEvent'
> {
  /** The platform's time, learnt from its responses. A ready client brings none: the machine's time. */
  clock: Clock;
  /** Applies changed options of the host. */
  update: (surroundings: Surroundings) => void;
}

/** Creates the runtime of a console. Consoles share only objects that the host passes to several of them. */
export function createConsoleRuntime({
  api,
  session: hostSession,
  queryClient = new QueryClient(),
  scope,
  surroundings,
}: ConsoleRuntimeOptions): ConsoleRuntime {
  let current = surroundings;
  const session = hostSession ?? createHostSession(surroundings.signIn, () => current.signIn);
  const time = createPlatformTime();
  const drafts = draftsOf(session);
  const resets = createListeners();
  const beforeSignOut = createListeners();
  const onEvent = (event: ConsoleEvent) => {
    if (event.type === 'signed-out') drafts.clear();
    callHost(current.onEvent, event);
  };

  const writes = trackWrites();
  const sessionControl = createSessionControl({
    session,
    place: () => current,
    beforeSignOut: beforeSignOut.notify,
    // A host that takes over logging out ends its own sessions.
    revoke: () => {
      if (session.onLogout === undefined) revokeToken({ api, session, writes: writes.inFlight() });
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
      resets.notify();
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
  const consoleApi = createApi({
    client: watchClient(writes.track(client), {
      begin: sessionControl.beginCall,
      onEnd: calls.notify,
      onError: onEvent,
    }),
    scope,
    now: () => (current.clock ?? clock).now(),
    signIn: sessionControl.signIn,
    emit: onEvent,
    confirm(action) {
      const { onBeforeAction } = current;
      return (
        onBeforeAction &&
        confirmAction(action, {
          onBeforeAction,
          resets,
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
    client: consoleApi.client,
    queryClient,
    calls,
    beforeSignOut,
    clock,
    drafts,
    resets,
    titleCount: createTitleCount(),
    visibleErrors: createVisibleErrors(),
    unsaved: createUnsaved(),
    session,
    sessionControl,
    onEvent,
    update(next) {
      current = next;
    },
  };
}

/**
 * A session that always calls the latest functions of the host, whose components may create new ones when they render.
 */
function createHostSession(
  initial: HostSignIn | undefined,
  latest: () => HostSignIn | undefined,
): SessionStore {
  if (initial === undefined) throw new Error(missingSignIn);
  return createMemorySession({
    async getToken(context) {
      try {
        return await (latest() ?? initial).getToken(context);
      } catch (error) {
        throw new TokenError(error);
      }
    },
    onExpired: initial.onExpired && (() => latest()?.onExpired?.()),
    onLogout: initial.onLogout && (() => latest()?.onLogout?.()),
  });
}

const missingSignIn =
  'The console needs `getToken` or `session` (with `client`: `session`) to know who is signed in. For users who log in to the console itself, pass `session={createBrowserSession({ namespace: … })}`.';
