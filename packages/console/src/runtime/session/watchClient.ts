import { HttpError, NetworkError } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

import { errorKind } from '../errorKind.ts';
import { SignedOutError } from './SignedOutError.ts';

/** Subscriber to calls. */
interface Watcher {
  /** Whether a user is signed in, as far as is known without a request. */
  isSignedIn: () => boolean;
  /** Called when a request starts. The returned function is called when the platform responds with 401 or 403. */
  begin: () => () => void;
  /** Called as each call ends that was not cancelled, with what it failed with, if anything. */
  onEnd: (failure?: HttpError | NetworkError) => void;
}

/**
 * Wraps a client to notify of the end of every request, and of a 401 or 403 before the request fails with it. Without a
 * user, calls that need one fail with a `SignedOutError` and are not sent: a page may read once more as its session ends.
 */
export function watchClient(original: Client, { isSignedIn, begin, onEnd }: Watcher): Client {
  return {
    url: original.url,
    async call(endpoint, ...args) {
      if (endpoint.auth !== 'public' && !isSignedIn()) throw new SignedOutError();
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
        throw error;
      }
    },
  };
}
