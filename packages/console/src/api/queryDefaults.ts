import type { QueryKey } from '@tanstack/react-query';

import { pollEvery } from './pollEvery.ts';
import { hasKeyPrefix } from '../runtime/queryKeys.ts';
import { retryDelayMs, shouldRetry } from './retry.ts';

/**
 * Milliseconds for which data is fresh. Prefetched data serves the page behind the link without a second request;
 * mutations refetch what they change regardless of its age.
 */
const defaultStaleTimeMs = 2_000;

/** Options of every query. Each query sets them itself, since a host's `QueryClient` has its own defaults. */
export const queryDefaults = {
  staleTime: defaultStaleTimeMs,
  // The user may have changed something in another tab a moment ago.
  refetchOnWindowFocus: 'always',
  // `navigator.onLine` is a hint only: each request is sent, and its result counts.
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: shouldRetry,
  retryDelay: retryDelayMs,
  refetchInterval: pollEvery(() => false),
  refetchIntervalInBackground: false,
} as const;

/** Options of a query whose data is fresh for longer. */
export function freshFor(staleTime: number) {
  return { staleTime, refetchOnWindowFocus: true } as const;
}

/** Shows the data of another query under the same key prefix while this one loads. */
export function placeholderWithin(prefix: QueryKey) {
  return <Data>(
    previous: Data | undefined,
    previousQuery: { queryKey: QueryKey } | undefined,
  ): Data | undefined =>
    previousQuery && hasKeyPrefix(previousQuery.queryKey, prefix) ? previous : undefined;
}
