import { useQueryClient } from '@tanstack/react-query';
import type { MutationOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

import { loading } from '../domain/loadable.ts';
import type { Loadable } from '../domain/loadable.ts';

/**
 * Runs a mutation when the page opens, once for each `mutationKey`, such as that of the token in a link. When the page
 * opens again, it returns the result of the first time.
 */
export function useMutationOnce<Data>(
  options: MutationOptions<Data>,
  { isEnabled = true } = {},
): Loadable<Data> {
  const queryClient = useQueryClient();
  const cache = queryClient.getMutationCache();
  const { mutationKey } = options;
  const find = () => cache.find<Data, Error, void>({ mutationKey, exact: true });
  const state = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () => find()?.state,
    () => undefined,
  );
  // The failure is in the cache.
  const run = () =>
    void (find() ?? cache.build(queryClient, { ...options, gcTime: Infinity }))
      .execute()
      .catch(() => {});
  useEffect(() => {
    if (isEnabled && find() === undefined) run();
  });
  if (!isEnabled || state === undefined) return loading;
  if (state.error !== null) return { status: 'error', error: state.error, retry: run };
  return state.data === undefined
    ? loading
    : { status: 'ready', data: state.data, isRefreshing: false };
}
