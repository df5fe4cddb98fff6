import type { Client } from '@quayside/api-contract';
import type { QueryKey } from '@tanstack/react-query';

import { createFollowed } from './followed.ts';
import type { Followed } from './followed.ts';

/** A console's access to the platform: the first argument of every factory of queries and mutations. */
export interface Api {
  client: Client;
  /** Prefix of all query keys of this console. It keeps apart the data of consoles that share a `QueryClient`. */
  key: QueryKey;
  /** The deployments that were started or opened in this tab. */
  followed: Followed;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Starts a session with the token of a login. */
  signIn: (token: string) => void;
}

/** Options of {@link createApi}. */
interface ApiOptions extends Pick<Api, 'client'>, Partial<Pick<Api, 'now' | 'signIn'>> {
  scope: string;
}

/** Creates the API of one console. */
export function createApi({
  client,
  scope,
  now = () => Date.now(),
  signIn = () => {},
}: ApiOptions): Api {
  return { client, key: ['quayside', scope], followed: createFollowed(), now, signIn };
}
