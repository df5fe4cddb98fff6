import { useQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { Client } from '@quayside/api-contract';

import type { Loadable } from '../loadable.ts';
import { useConsoleWithQueries } from './useConsoleWithQueries.ts';

/**
 * Does something on arrival, such as redeeming the token of a link: once for each `key`, however often the page
 * renders, and again only when the person asks for it with `retry`. `null` does nothing yet.
 */
export function useOnce<Result>(
  key: QueryKey | null,
  act: (client: Client) => Promise<Result>,
): Loadable<Result> {
  const { client, queryClient, scope } = useConsoleWithQueries();
  const result = useQuery(
    {
      // Not among the reads of a session: those are made anew when somebody signs in.
      queryKey: ['quayside-once', scope, ...(key ?? [])],
      queryFn: () => act(client),
      enabled: key !== null,
      staleTime: 'static',
      gcTime: Infinity,
      networkMode: 'always',
      retry: false,
      retryOnMount: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
    queryClient,
  );
  if (result.isFetching || key === null) return { status: 'loading' };
  if (result.error !== null) {
    return { status: 'error', error: result.error, retry: () => void result.refetch() };
  }
  return result.data === undefined
    ? { status: 'loading' }
    : { status: 'ready', data: result.data, isRefreshing: false, error: undefined };
}
