import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Milliseconds for which prefetched data counts as fresh. */
const freshMs = 10_000;

/** Fetches a query into the cache, unless its data is fresh. A failure is not retried here, because the page retries it. */
export function prefetchQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const staleTime = Math.max(typeof query.staleTime === 'number' ? query.staleTime : 0, freshMs);
  return queryClient.fetchQuery({ ...query, staleTime, retry: false });
}
