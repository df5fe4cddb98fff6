import { ApiError } from '@quayside/api-contract';
import type { Query } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { pollIntervals } from '../../api/pollEvery.ts';
import { useConsole } from '../../runtime/useConsole.ts';

/**
 * Retries the failed queries behind the error screen, at the interval of a list and when the tab is refocused or the
 * network returns, and reports once none of them fails.
 */
export function useRecovery(error: unknown, onRecovered: (() => void) | undefined): void {
  const { api, queryClient } = useConsole();
  const isApiError = error instanceof ApiError;
  const attempt = useEffectEvent(async () => {
    if (document.hidden) return;
    const failed = { queryKey: api.key, predicate: ({ state }: Query) => state.status === 'error' };
    const count = () => queryClient.getQueryCache().findAll(failed).length;
    // None is left when the tab was hidden for so long that they were dropped.
    if (count() > 0) await queryClient.refetchQueries(failed, { cancelRefetch: false });
    if (count() === 0) onRecovered?.();
  });
  useEffect(() => {
    if (!isApiError) return undefined;
    const tryAgain = () => void attempt();
    const timer = setInterval(tryAgain, pollIntervals.deploymentList);
    document.addEventListener('visibilitychange', tryAgain);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tryAgain);
      window.removeEventListener('online', tryAgain);
    };
  }, [isApiError]);
}
