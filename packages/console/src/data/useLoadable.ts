import { UserFacingError } from '@quayside/api-contract';
import { useQuery } from '@tanstack/react-query';

import type { Loadable } from '../loadable.ts';
import { commonMessages } from '../messages/en/common.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useConsoleWithQueries } from './useConsoleWithQueries.ts';
import { bindQuery } from './ApiQuery.ts';
import type { ApiQuery } from './ApiQuery.ts';

/** Stands in for a read whose question is not known yet. It is never made. */
function notYet<Data>(): ApiQuery<Data> {
  return {
    key: ['not yet'],
    read: () => Promise.reject(new Error('There is nothing to read yet.')),
  };
}

/**
 * Reads something of the platform for a screen, and keeps it fresh. `null` means that what to read is not
 * known yet: that is `loading` too.
 * @param isOn while it is `false` nothing is read, and what was read before is given
 */
export function useLoadable<Data>(query: ApiQuery<Data> | null, isOn = true): Loadable<Data> {
  const console = useConsoleWithQueries();
  const common = useMessages(commonMessages);
  const options = bindQuery(console, query ?? notYet<Data>());
  const result = useQuery({ ...options, enabled: isOn && query !== null }, console.queryClient);
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
  if (query !== null && result.fetchStatus === 'paused') {
    return { status: 'error', error: new UserFacingError(common.offline), retry };
  }
  return { status: 'loading', error: result.failureReason ?? undefined };
}
