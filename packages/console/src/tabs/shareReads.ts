import { hashKey } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { scopedKey } from '../data/scopedKey.ts';
import { SharedAnswer } from '../data/SharedAnswer.ts';

/** What one tab sends, the others get. */
export interface TabChannel {
  send: (message: object) => void;
  receive: (listener: (message: unknown) => void) => void;
  close: () => void;
}

/** Where the tabs of a browser meet. */
export interface MeetingPlace {
  /** Tells apart those who may know the same: it begins the names of locks and is the name of the channel. */
  name: string;
  /** The Web Locks of the origin. A lock of a tab that is closed or crashes goes to the next. */
  locks: {
    request: (name: string, options: LockOptions, hold: () => Promise<void>) => Promise<void>;
  };
  channel: TabChannel;
  /** Whether anybody looks at this tab. */
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** The reads of one console. */
export interface SharedReads {
  queryClient: QueryClient;
  scope: string;
  /** Filled here with the hashes of what another tab reads for this one. */
  readElsewhere: Set<string>;
}

const sentSchema = z.object({
  version: z.literal(1),
  key: z.array(z.unknown()),
  data: z.unknown(),
  at: z.number(),
});

/**
 * Lets one tab poll for all that show the same, read by read: whoever holds the lock of a read polls, and every
 * answer to it is sent to the others. Hidden tabs let go of their locks. Only reads with a `SharedAnswer` take part.
 * @returns ends it: from then on this tab polls for itself
 */
export function shareReads(
  { queryClient, scope, readElsewhere }: SharedReads,
  { name, locks, channel, page, now }: MeetingPlace,
): () => void {
  const cache = queryClient.getQueryCache();
  /** What is asked for or held, by the hash of its read. */
  const claims = new Map<string, AbortController>();
  const isOurs = ({ queryKey }: Query) =>
    queryKey[0] === 'quayside' && queryKey[1] === scope && queryKey.length > 2;
  const ownKey = ({ queryKey }: Query) => queryKey.slice(2);

  function leaveToOthers(query: Query, isTheirs: boolean) {
    if (isTheirs) readElsewhere.add(query.queryHash);
    else readElsewhere.delete(query.queryHash);
    // When the next poll is due is worked out anew.
    for (const observer of query.observers) observer.setOptions(observer.options);
  }

  function claim(query: Query) {
    const ended = new AbortController();
    claims.set(query.queryHash, ended);
    leaveToOthers(query, true);
    const hold = () => {
      leaveToOthers(query, false);
      return new Promise<void>((release) => {
        ended.signal.addEventListener('abort', () => release());
      });
    };
    locks
      .request(`${name}/${hashKey(ownKey(query))}`, { signal: ended.signal }, hold)
      // It was given up while it waited; or there are no locks, and this tab polls like any other.
      .catch(() => {
        if (!ended.signal.aborted) leaveToOthers(query, false);
      });
  }

  function giveUp(query: Query) {
    claims.get(query.queryHash)?.abort();
    claims.delete(query.queryHash);
    leaveToOthers(query, false);
  }

  function settle(query: Query) {
    if (!isOurs(query) || sharedAnswerOf(query) === undefined) return;
    const isWanted = query.getObserversCount() > 0 && (!page.hidden || isReadWhileHidden(query));
    if (isWanted === claims.has(query.queryHash)) return;
    if (isWanted) claim(query);
    else giveUp(query);
  }

  function settleAll() {
    for (const query of cache.getAll()) settle(query);
  }

  const unsubscribe = cache.subscribe((event) => {
    const { query } = event;
    settle(query);
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (!isOurs(query) || sharedAnswerOf(query) === undefined) return;
    const { data, dataUpdatedAt: at } = query.state;
    channel.send({ version: 1, key: ownKey(query), data, at });
  });

  channel.receive((message) => {
    const sent = z.safeParse(sentSchema, message).data;
    if (sent === undefined) return;
    const query = cache.find({ queryKey: scopedKey({ scope }, sent.key) });
    if (query === undefined || sent.at <= query.state.dataUpdatedAt) return;
    const data = sharedAnswerOf(query)?.parse(sent.data);
    if (data === undefined) return;
    queryClient.setQueryData(query.queryKey, data, { updatedAt: Math.min(sent.at, now()) });
  });
  page.addEventListener('visibilitychange', settleAll);
  settleAll();

  return () => {
    unsubscribe();
    page.removeEventListener('visibilitychange', settleAll);
    for (const query of cache.getAll()) if (claims.has(query.queryHash)) giveUp(query);
    channel.close();
  };
}

function sharedAnswerOf({ meta }: Query): SharedAnswer | undefined {
  const shared = meta?.['shared'];
  return shared instanceof SharedAnswer ? shared : undefined;
}

/** Somebody asked to be told, though they look elsewhere. */
function isReadWhileHidden({ observers }: Query): boolean {
  return observers.some(({ options }) => options.refetchIntervalInBackground === true);
}
