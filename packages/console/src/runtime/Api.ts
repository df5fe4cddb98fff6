import type { Client, Deployment, HttpError, NetworkError } from '@quayside/api-contract';
import type { QueryKey } from '@tanstack/react-query';

import type { ChangeSet } from './changeSets.ts';
import type { ConsoleAction } from './actions.ts';
import type { ConsoleEvent } from './events.ts';
import { createStore } from './createStore.ts';
import type { Store } from './createStore.ts';
import { createFollowed } from './followed.ts';
import type { Followed } from './followed.ts';
import { createKnownSecrets } from './knownSecrets.ts';
import type { KnownSecrets } from './knownSecrets.ts';
import { createListeners } from './listeners.ts';
import type { Listeners } from './listeners.ts';
import { createUndoableWrites } from './undoableWrites.ts';
import type { UndoableWrites } from './undoableWrites.ts';

/** A console's access to the platform: the first argument of every factory of queries and mutations. */
export interface Api {
  /** Its 401 and 403 responses end the session. */
  client: Client;
  /** Notifies when a request ends, with its error. */
  calls: Pick<Listeners<[failure?: HttpError | NetworkError]>, 'subscribe'>;
  /** Prefix of all query keys of this console. It keeps apart the data of consoles that share a `QueryClient`. */
  key: QueryKey;
  /** The deployments that were started or opened in this tab. */
  followed: Followed;
  /** Values of variables that logs must not show. */
  knownSecrets: KnownSecrets;
  /** Writes that wait until the user can no longer undo them. */
  undoable: UndoableWrites;
  /** Changes to variables that were saved in this tab, the newest first. */
  changeSets: Store<readonly ChangeSet[]>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Starts a session with the token of a login. */
  signIn: (token: string) => void;
  /** Reports what the user has done to the host. */
  emit: (event: ConsoleEvent) => void;
  /**
   * Asks the host before a destructive action: `undefined` when it does not want to know. Rejects with an `AbortError`
   * on a veto, which is not shown as a failure, or with a `VetoError`, whose reason is shown.
   */
  confirm: (action: ConsoleAction) => Promise<void> | undefined;
}

/** Options of {@link createApi}. */
interface ApiOptions
  extends
    Pick<Api, 'client'>,
    Partial<Pick<Api, 'calls' | 'now' | 'signIn' | 'emit' | 'confirm' | 'undoable'>> {
  scope: string;
}

/** Creates the API of one console. */
export function createApi({
  client,
  scope,
  calls = createListeners(),
  now = () => Date.now(),
  signIn = () => {},
  emit = () => {},
  confirm = () => undefined,
  undoable = createUndoableWrites({ now, isSignedIn: () => true, userCheck: () => undefined }),
}: ApiOptions): Api {
  const idsOf = ({ app_id: appId, id: deploymentId }: Deployment) => ({ appId, deploymentId });
  return {
    client,
    calls,
    key: ['quayside', scope],
    followed: createFollowed({
      onStart: (deployment) => emit({ type: 'deployment-created', ...idsOf(deployment) }),
      onEnd: (deployment, outcome) =>
        emit({ type: 'deployment-ended', ...idsOf(deployment), outcome }),
    }),
    knownSecrets: createKnownSecrets(),
    undoable,
    changeSets: createStore<readonly ChangeSet[]>([]),
    now,
    signIn,
    emit,
    confirm,
  };
}
