import { ApiError, HttpError } from '@quayside/api-contract';

import type { Console } from './Console.ts';
import { errorKind } from './errorKind.ts';
import { hasKeyPrefix } from './queryKeys.ts';
import { TokenError } from './session/TokenError.ts';

/**
 * Emits an `error` event for each failed attempt of a query or a mutation. An error of several of them, such as that of
 * the token for which they wait, is emitted once; 401 and 403 end the session instead.
 * @returns ends it
 */
export function reportFailures({
  api,
  queryClient,
}: Pick<Console, 'api' | 'queryClient'>): () => void {
  const reported = new WeakSet<Error>();

  function report(error: unknown) {
    if (!(error instanceof TokenError || error instanceof ApiError) || reported.has(error)) return;
    reported.add(error);
    if (error instanceof TokenError) api.emit({ type: 'error', source: 'token' });
    else if (errorKind(error) !== 'unauthorized') {
      const { endpointId: endpoint, kind: reason } = error;
      const status = error instanceof HttpError ? { status: error.status } : {};
      api.emit({ type: 'error', source: 'request', endpoint, reason, ...status });
    }
  }

  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || !hasKeyPrefix(event.query.queryKey, api.key)) return;
      const { action } = event;
      if (action.type === 'failed' || action.type === 'error') report(action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action, mutation } = event;
      const isOwn = hasKeyPrefix(mutation.options.mutationKey ?? [], api.key);
      if (isOwn && action.type === 'error') report(action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
