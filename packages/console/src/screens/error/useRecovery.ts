import { ApiError } from '@quayside/api-contract';
import { useEffect, useEffectEvent } from 'react';

import { pollIntervals } from '../../data/polling.ts';
import { scopedKey } from '../../data/scopedKey.ts';
import { useConsole } from '../../provider/useConsole.ts';

/**
 * Repeats the failed reads behind the error screen, as often as a list is polled and when the user comes back to the
 * tab or the network does, and reports that none of them fails any more.
 */
export function useRecovery(error: unknown, onRecovered: (() => void) | undefined): void {
  const { queries, scope } = useConsole();
  const isApiError = error instanceof ApiError;
  const attempt = useEffectEvent(async () => {
    const { current } = queries;
    if (current === undefined || document.hidden || !navigator.onLine) return;
    const queryKey = scopedKey({ scope }, []);
    const isFailed = ({ state }: { state: { status: string } }) => state.status === 'error';
    const count = () => current.getQueryCache().findAll({ queryKey, predicate: isFailed }).length;
    if (count() === 0) return;
    await current.refetchQueries({ queryKey, predicate: isFailed }, { cancelRefetch: false });
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
