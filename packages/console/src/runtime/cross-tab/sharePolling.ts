import { hashKey } from '@tanstack/react-query';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { hasKeyPrefix } from '../queryKeys.ts';
import { polledByOtherTab } from './polledByOtherTab.ts';

/** A channel between the tabs of a browser. */
export interface TabChannel {
  send: (message: object) => void;
  receive: (listener: (message: unknown) => void) => void;
  close: () => void;
}

/** The browser's means of coordinating tabs. */
export interface TabCoordination {
  /** Unique to the users and platforms that may share data: prefix of the locks, and name of the channel. */
  name: string;
  /** The Web Locks of the origin. A lock of a tab that is closed or crashes goes to the next. */
  locks: {
    request: (name: string, options: LockOptions, hold: () => Promise<void>) => Promise<void>;
  };
  channel: TabChannel;
  /** The document, for its visibility. */
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** The queries of one console. */
export interface SharedQueries {
  queryClient: QueryClient;
  /** Prefix of the keys of the console's queries. */
  queryKey: QueryKey;
}

const messageSchema = z.object({
  version: z.literal(1),
  key: z.array(z.unknown()),
  data: z.unknown(),
  at: z.number(),
});

/**
 * Lets one tab poll for all tabs that show the same data. For each query, the tab that holds its lock polls, and sends
 * every response to the others. Hidden tabs release their locks. Only queries with `meta.broadcast`, the schema of
 * their data, take part: never set it on a query that holds a secret.
 * @returns stops it: from then on this tab polls for itself
 */
export function sharePolling(
  { queryClient, queryKey: prefix }: SharedQueries,
  { name, locks, channel, page, now }: TabCoordination,
): () => void {
  const cache = queryClient.getQueryCache();
  /** Locks that are requested or held. */
  const claims = new Map<Query, AbortController>();
  const isCached = (query: Query) => cache.get(query.queryHash) === query;
  const isShared = (query: Query) =>
    schemaOf(query) !== undefined && hasKeyPrefix(query.queryKey, prefix);
  const ownKey = ({ queryKey }: Query) => queryKey.slice(prefix.length);

  function setPolledByOtherTab(query: Query, isPolled: boolean) {
    if (isPolled) polledByOtherTab.add(query);
    else polledByOtherTab.delete(query);
    // An observer of a query that was removed, as when the user logs out, would request it again.
    if (!isCached(query)) return;
    // Recomputes when the next poll is due.
    for (const observer of query.observers) observer.setOptions(observer.options);
  }

  function claim(query: Query) {
    const ended = new AbortController();
    claims.set(query, ended);
    setPolledByOtherTab(query, true);
    const hold = () => {
      setPolledByOtherTab(query, false);
      return new Promise<void>((unlock) => {
        ended.signal.addEventListener('abort', () => unlock());
      });
    };
    locks
      .request(`${name}/${hashKey(ownKey(query))}`, { signal: ended.signal }, hold)
      // Released while it waited; or there are no locks, and this tab polls for itself.
      .catch(() => {
        if (!ended.signal.aborted) setPolledByOtherTab(query, false);
      });
  }

  function release(query: Query) {
    claims.get(query)?.abort();
    claims.delete(query);
    setPolledByOtherTab(query, false);
  }

  function settle(query: Query) {
    if (!isShared(query)) return;
    const mayPoll = !page.hidden || isPolledInBackground(query);
    const isNeeded = isCached(query) && query.getObserversCount() > 0 && mayPoll;
    if (isNeeded === claims.has(query)) return;
    if (isNeeded) claim(query);
    else release(query);
  }

  function settleAll() {
    for (const query of cache.getAll()) settle(query);
  }

  const unsubscribe = cache.subscribe((event) => {
    const { query } = event;
    settle(query);
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (!isShared(query)) return;
    const { data, dataUpdatedAt: at } = query.state;
    channel.send({ version: 1, key: ownKey(query), data, at });
  });

  channel.receive((message) => {
    const sent = z.safeParse(messageSchema, message).data;
    if (sent === undefined) return;
    const query = cache.find({ queryKey: [...prefix, ...sent.key] });
    if (query === undefined || sent.at <= query.state.dataUpdatedAt) return;
    const schema = schemaOf(query);
    if (schema === undefined) return;
    const { data } = z.safeParse(schema, sent.data);
    if (data === undefined) return;
    queryClient.setQueryData(query.queryKey, data, { updatedAt: Math.min(sent.at, now()) });
  });
  page.addEventListener('visibilitychange', settleAll);
  settleAll();

  return () => {
    unsubscribe();
    page.removeEventListener('visibilitychange', settleAll);
    for (const query of claims.keys()) release(query);
    channel.close();
  };
}

function schemaOf({ meta }: Query): z.ZodMiniType | undefined {
  const schema = meta?.['broadcast'];
  return schema instanceof z.ZodMiniType ? schema : undefined;
}

function isPolledInBackground({ observers }: Query): boolean {
  return observers.some(({ options }) => options.refetchIntervalInBackground === true);
}
