import { NetworkError } from '@quayside/api-contract';
import { Banner, Button } from '@quayside/design-system';
import type { Query } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { connectionMessages } from '../runtime/messages/en/shell.ts';
import { useErrorText } from '../runtime/messages/useErrorText.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { useConsole } from '../runtime/useConsole.ts';

/**
 * One-line notice above a page for data that failed to load: data whose failure the page does not show itself, and data
 * that is still being retried. Put it above standalone containers; `SignedInLayoutContainer` includes it.
 */
export function LoadNotice() {
  const { api, queryClient } = useConsole();
  const failing = useFailingQueries();
  const texts = useMessages(connectionMessages);
  const common = useMessages(commonMessages);
  const errorText = useErrorText();
  const [first] = failing;
  async function retry() {
    const queryKey = api.key;
    const isMissing = ({ state }: Query) => state.data === undefined;
    // A pending request would prevent a new one.
    await queryClient.cancelQueries({ queryKey, predicate: isMissing });
    await queryClient.refetchQueries({ queryKey, type: 'active', predicate: isMissing });
  }
  if (first === undefined) return null;
  const isRetrying = failing.every(({ state }) => state.fetchStatus === 'fetching');
  return (
    <Banner
      isFullWidth
      tone="warning"
      announce="polite"
      title={texts.incomplete}
      actions={
        <Button size="sm" onPress={() => void retry()}>
          {common.retry}
        </Button>
      }
    >
      <span>{errorText(errorOf(first))}</span> {isRetrying && <span>{texts.trying}</span>}
    </Banner>
  );
}

const none: readonly Query[] = [];

/** Returns the active queries without data whose failure nothing else shows; the same array until it changes. */
function useFailingQueries(): readonly Query[] {
  const { api, queryClient, visibleErrors } = useConsole();
  const known = useRef<{ key: string; failing: readonly Query[] }>({ key: '', failing: none });
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isOver = false;
      // The cache may notify during a render.
      const later = () => queueMicrotask(() => !isOver && onChange());
      const stops = [queryClient.getQueryCache().subscribe(later), visibleErrors.subscribe(later)];
      return () => {
        isOver = true;
        for (const stop of stops) stop();
      };
    },
    [queryClient, visibleErrors],
  );
  const read = () => {
    const failing = queryClient
      .getQueryCache()
      .findAll({ queryKey: api.key })
      .filter((query) => isFailing(query) && !visibleErrors.get().includes(errorOf(query)));
    const key = failing
      .map(({ queryHash, state }) => `${queryHash} ${state.fetchStatus} ${state.fetchFailureCount}`)
      .join();
    if (known.current.key !== key) known.current = { key, failing };
    return known.current.failing;
  };
  return useSyncExternalStore(subscribe, read, () => none);
}

/** Whether a failure should be shown. The first retry, after a second, is silent, because it often succeeds. */
function isFailing(query: Query): boolean {
  const { data, status, fetchStatus, fetchFailureCount, fetchFailureReason } = query.state;
  if (data !== undefined) return false;
  // A query that others depend on has no observer of its own.
  if (fetchStatus === 'fetching') return fetchFailureCount > 1 || isTimeout(fetchFailureReason);
  return query.isActive() && status === 'error';
}

function isTimeout(error: Error | null): boolean {
  return error instanceof NetworkError && error.reason === 'timeout';
}

function errorOf({ state }: Query): Error | null {
  return state.error ?? state.fetchFailureReason;
}
