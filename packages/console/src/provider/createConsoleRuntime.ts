import { createClient } from '@quayside/api-contract';
import type { Client, ClientOptions, HttpError, NetworkError } from '@quayside/api-contract';
import { createClock } from '@quayside/design-system';
import type { Clock } from '@quayside/design-system';
import type { QueryClient } from '@tanstack/react-query';

import { keys } from '../data/keys.ts';
import { scopedKey } from '../data/scopedKey.ts';
import { createShownErrors } from '../data/shownErrors.ts';
import { createDrafts } from '../form/drafts.ts';
import { isRecord } from '../isRecord.ts';
import { createListeners } from '../listeners.ts';
import { createSessionControl } from '../session/sessionControl.ts';
import { revokeToken } from '../session/revokeToken.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { trackWrites } from '../session/trackWrites.ts';
import { watchClient } from '../session/watchClient.ts';
import { createUnsaved } from '../unsaved/unsaved.ts';
import type { Location, Navigation } from '../navigation/Navigation.ts';
import type { Console, ConsoleEvent } from './Console.ts';
import { createPlatformTime } from './platformTime.ts';
import { createQueries } from './queries.ts';

/** What the host may change while a console runs. */
export interface Surroundings {
  location: Location;
  navigation: Navigation;
  onEvent?: ((event: ConsoleEvent) => void) | undefined;
}

/** What a console runs on for as long as it lives. */
export interface ConsoleRuntimeOptions {
  /** Where the API is, or a ready client. */
  api: Pick<ClientOptions, 'baseUrl' | 'fetch'> | Client;
  session: SessionStore;
  /** The host's query client. @default one of the console's own */
  queryClient?: QueryClient | undefined;
  /** Tells this console's cache entries from those of others on the same query client. */
  scope: string;
  surroundings: Surroundings;
}

/** The parts of a console that live as long as it does. */
export interface ConsoleRuntime extends Pick<
  Console,
  | 'beforeSignOut'
  | 'client'
  | 'calls'
  | 'drafts'
  | 'resets'
  | 'queries'
  | 'scope'
  | 'unsaved'
  | 'readElsewhere'
  | 'shownErrors'
  | 'session'
  | 'sessionControl'
  | 'onEvent'
> {
  /** The platform's time, learnt from its responses. A ready client brings none: the machine's time. */
  clock: Clock;
  /** Tells it of what the host has changed. */
  update: (surroundings: Surroundings) => void;
}

/** Makes a console run. Consoles share nothing but what a host gives to several. */
export function createConsoleRuntime({
  api,
  session,
  queryClient,
  scope,
  surroundings,
}: ConsoleRuntimeOptions): ConsoleRuntime {
  let current = surroundings;
  const time = createPlatformTime();
  const queries = createQueries(queryClient);
  const drafts = createDrafts();
  const resets = createListeners();
  const beforeSignOut = createListeners();
  const onEvent = (event: ConsoleEvent) => {
    if (event.type === 'reset') drafts.clear();
    current.onEvent?.(event);
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
    async isSamePerson() {
      const queryKey = scopedKey({ scope }, keys.me);
      const personId = () => idOf(queries.current?.getQueryData(queryKey));
      const before = personId();
      if (before === undefined) return false;
      await queries.current?.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
      return personId() === before;
    },
    resetCache(isSignedIn) {
      resets.notify();
      queries.reset(scopedKey({ scope }, []), isSignedIn);
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

  return {
    client: watchClient(writes.track(client), {
      begin: sessionControl.beginCall,
      onEnd: calls.notify,
    }),
    calls,
    beforeSignOut,
    clock: createClock(time.now),
    drafts,
    resets,
    queries,
    scope,
    shownErrors: createShownErrors(),
    unsaved: createUnsaved(),
    readElsewhere: new Set(),
    session,
    sessionControl,
    onEvent,
    update(next) {
      current = next;
    },
  };
}

function idOf(person: unknown): unknown {
  return isRecord(person) ? person['id'] : undefined;
}
