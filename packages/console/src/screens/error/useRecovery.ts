import { ApiError } from '@quayside/api-contract';
import type { Query } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { pollIntervals } from '../../api/pollEvery.ts';
import { useConsole } from '../../runtime/useConsole.ts';

/**
 * Repeats the failed reads behind the error screen, as often as a list is polled and when the user comes back to the
 * tab or the network does, and reports that none of them fails any more.
 */
export function useRecovery(error: unknown, onRecovered: (() => void) | undefined): void {
  const { api, queryClient } = useConsole();
  const isApiError = error instanceof ApiError;
  const attempt = useEffectEvent(async () => {
    if (document.hidden || !navigator.onLine) return;
    const failed = { queryKey: api.key, predicate: ({ state }: Query) => state.status === 'error' };
    const count = () => queryClient.getQueryCache().findAll(failed).length;
    if (count() === 0) return;
    await queryClient.refetchQueries(failed, { cancelRefetch: false });
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
