import type { UseQueryResult } from '@tanstack/react-query';

import type { Loadable } from '../domain/loadable.ts';

/** Turns the result of a query into the `Loadable` of a Screen. A disabled query is `loading`. */
export function toLoadable<Data>(result: UseQueryResult<Data>): Loadable<Data> {
  const retry = () => void result.refetch();
  if (result.data !== undefined) {
    return {
      status: 'ready',
      data: result.data,
      isRefreshing: result.isPlaceholderData,
      error: result.error ?? undefined,
    };
  }
  if (result.error !== null) return { status: 'error', error: result.error, retry };
  return { status: 'loading', error: result.failureReason ?? undefined };
}
