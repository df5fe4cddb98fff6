import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

import { shouldRetry } from './retry.ts';

/** Milliseconds for which prefetched data counts as fresh. */
const freshMs = 10_000;

/**
 * Fetches a query into the cache, unless its data is fresh. A failure is retried only while a page observes the query:
 * otherwise the page that is opened later requests it again.
 */
export function prefetchQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const { queryKey } = query;
  const staleTime = Math.max(typeof query.staleTime === 'number' ? query.staleTime : 0, freshMs);
  const isObserved = () =>
    queryClient.getQueryCache().find({ queryKey, exact: true })?.isActive() ?? false;
  return queryClient.fetchQuery({
    ...query,
    staleTime,
    retry: (failures, error) =>
      query.retry !== false && isObserved() && shouldRetry(failures, error),
  });
}
