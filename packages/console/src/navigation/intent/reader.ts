import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Fetches a query into the cache, unless its data is there and fresh. */
export type Reader = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => Promise<Data>;

/** Milliseconds for which prefetched data counts as fresh. */
const freshMs = 10_000;

/** Prefetches into a cache. A failure is not retried: the page does that. */
export function readerOf(queryClient: QueryClient): Reader {
  return (query) => {
    const staleTime = Math.max(typeof query.staleTime === 'number' ? query.staleTime : 0, freshMs);
    return queryClient.fetchQuery({ ...query, staleTime, retry: false });
  };
}
