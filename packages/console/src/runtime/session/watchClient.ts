import { ApiError, HttpError, NetworkError } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

import { errorKind } from '../errorKind.ts';
import type { ConsoleEvent } from '../events.ts';
import { TokenError } from './TokenError.ts';

/** Subscriber to calls. */
interface Watcher {
  /** Called when a request starts. The returned function is called when the platform responds with 401 or 403. */
  begin: () => () => void;
  /** Called as each call ends that was not cancelled, with what it failed with, if anything. */
  onEnd: (failure?: HttpError | NetworkError) => void;
  /** Called with the `error` event of a request that failed. */
  onError: (event: ConsoleEvent & { type: 'error' }) => void;
}

/** Wraps a client to report the end of every request, and a 401 or 403 before the request fails with it. */
export function watchClient(original: Client, { begin, onEnd, onError }: Watcher): Client {
  /** Token errors that were reported: requests that wait for a token fail with the same one. */
  const reported = new WeakSet<TokenError>();

  function report(error: unknown) {
    if (error instanceof TokenError) {
      if (reported.has(error)) return;
      reported.add(error);
      onError({ type: 'error', source: 'token' });
    } else if (error instanceof ApiError && errorKind(error) !== 'unauthorized') {
      const { endpointId: endpoint, kind: reason } = error;
      const status = error instanceof HttpError ? { status: error.status } : {};
      onError({ type: 'error', source: 'request', endpoint, reason, ...status });
    }
  }

  return {
    url: original.url,
    async call(endpoint, ...args) {
      const onUnauthorized = begin();
      try {
        const data = await original.call(endpoint, ...args);
        onEnd();
        return data;
      } catch (error) {
        if (error instanceof NetworkError || error instanceof HttpError) {
          onEnd(error);
          if (errorKind(error) === 'unauthorized') onUnauthorized();
        }
        report(error);
        throw error;
      }
    },
  };
}
