import { queryOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ContractError, HttpError, UserFacingError } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

import { NotFoundError } from './NotFoundError.ts';
import { scopedKey } from './scopedKey.ts';
import type { SharedAnswer } from './SharedAnswer.ts';

/** What a read has at hand. */
export interface ReadContext {
  client: Client;
  signal: AbortSignal;
  /** Another read this one builds on, from the cache when it is there. */
  read: <Data>(query: ApiQuery<Data>) => Promise<Data>;
}

/**
 * A read of the platform, as data: which one it is, how it is made, and how long and how often. It knows no
 * client and no token, so the factories in this folder are plain functions; `useLoadable`, `usePrefetch`
 * and `bindQuery` give it those of a console.
 */
export interface ApiQuery<Data> {
  readonly key: QueryKey;
  readonly read: (context: ReadContext) => Promise<Data>;
  /** Milliseconds for which an answer needs no refresh. @default 2,000 */
  readonly staleTimeMs?: number;
  /**
   * Milliseconds until the next refresh, or `false` for none. Hidden tabs and offline browsers wait.
   * @default no polling
   */
  readonly pollMs?: (data: Data | undefined) => number | false;
  /**
   * What an answer looks like that another tab may have read: of the tabs that poll for the same, one asks.
   * @default each tab asks for itself
   */
  readonly shared?: SharedAnswer;
  /** Whether it is polled even while nobody looks at the tab. @default false */
  readonly isAwaited?: boolean;
  /** The part of the key two questions share when the answer to one may be shown while the other loads. */
  readonly keepWithin?: QueryKey;
}

/** What ties a query to one console: its client, its cache, and its own place in that cache. */
export interface QueryScope {
  client: Client;
  queryClient: QueryClient;
  /** Two consoles on one `QueryClient` differ in this, so neither sees what the other may read. */
  scope: string;
  /** The hashes of queries that another tab polls for this one. @default none */
  readElsewhere?: ReadonlySet<string>;
}

/**
 * What was read as the pointer came to a link serves the page behind it, in milliseconds: it would be asked for twice
 * otherwise, and the page rendered twice. What a call changes is asked for anew whenever it was read.
 */
const justReadMs = 2_000;

/** How many polls of another tab may be missed before this one asks by itself. */
const patience = 3;

/** The TanStack Query options of a read, for one console. */
export function bindQuery<Data>(scope: QueryScope, query: ApiQuery<Data>) {
  const { keepWithin, pollMs, shared, isAwaited } = query;
  const { readElsewhere } = scope;
  return queryOptions<Data>({
    queryKey: scopedKey(scope, query.key),
    queryFn: ({ signal }) =>
      query.read({
        client: scope.client,
        signal,
        read: (other) => readThrough(scope, other),
      }),
    staleTime: query.staleTimeMs ?? justReadMs,
    // Who comes back to the tab may have changed something elsewhere a moment ago.
    refetchOnWindowFocus: query.staleTimeMs === undefined ? 'always' : true,
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    ...(shared !== undefined && { meta: { shared } }),
    // What arrives from another tab begins the wait anew, so it runs out only when nothing comes.
    refetchInterval({ state, queryHash }) {
      // What is gone does not come back, and waiting for it would have no end.
      if (isGone(state.error)) return false;
      const asked = askedWaitMs(state.error);
      if (asked > longestSilentWaitMs) return asked;
      const interval = pollMs?.(state.data) ?? false;
      return interval !== false && readElsewhere?.has(queryHash) ? interval * patience : interval;
    },
    refetchIntervalInBackground: isAwaited ?? false,
    ...(keepWithin !== undefined && {
      placeholderData: (previous, previousQuery) =>
        isWithin(previousQuery?.queryKey, scopedKey(scope, keepWithin)) ? previous : undefined,
    }),
  });
}

/** What a read has failed with that others build on: it was tried again already, as often as it should. */
const triedAgain = new WeakSet<Error>();

async function readThrough<Data>(scope: QueryScope, query: ApiQuery<Data>): Promise<Data> {
  try {
    return await scope.queryClient.fetchQuery(bindQuery(scope, query));
  } catch (error) {
    if (error instanceof Error) triedAgain.add(error);
    throw error;
  }
}

/** Whether asking again would not mend a failure: a 4xx (but 429), what is not there, and what the contract rules out. */
export function isLasting(error: unknown): boolean {
  return error instanceof HttpError
    ? error.status < 500 && error.status !== 429
    : error instanceof ContractError || error instanceof NotFoundError;
}

/** Whether a read failed because what it asks for is not there. */
export function isGone(error: Error | null | undefined): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** A platform that asks for a longer wait, in milliseconds, is not waited for without a word. */
const longestSilentWaitMs = 2_000;

/** After this long it is asked in any case: a browser takes a wait of more than 24 days for none at all. */
const longestWaitMs = 3_600_000;

/** How long the platform wants not to be asked again, in milliseconds: an hour at most. */
export function askedWaitMs(error: unknown): number {
  const asked = (error instanceof HttpError && error.retryAfterMs) || 0;
  return Math.min(asked, longestWaitMs);
}

/** How often a failed read is tried again by itself. */
const maxRetries = 3;

/**
 * Reads are tried again after failures that may pass. Where the platform asks for a long wait the failure is shown at
 * once, and the read made again when the time has come.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= maxRetries || askedWaitMs(error) > longestSilentWaitMs) return false;
  return !(isLasting(error) || error instanceof UserFacingError || triedAgain.has(error));
}

/** 1, 2, 4 seconds; longer when the platform asks for it. */
export function retryDelayMs(failures: number, error: Error): number {
  return Math.max(askedWaitMs(error), 1000 * 2 ** failures);
}

function isWithin(key: QueryKey | undefined, prefix: QueryKey): boolean {
  return key !== undefined && prefix.every((part, index) => key[index] === part);
}
