import { HttpError, NetworkError } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

/** Subscriber to calls. */
interface Watcher {
  /** Called when a request starts. The returned function is called when the platform responds with 401 or 403. */
  begin: () => () => void;
  /** Called as each call ends that was not cancelled, with what it failed with, if anything. */
  onEnd: (failure?: HttpError | NetworkError) => void;
}

/** Wraps a client to report the end of every request, and a 401 or 403 before the request fails with it. */
export function watchClient(client: Client, { begin, onEnd }: Watcher): Client {
  return {
    url: client.url,
    async call(endpoint, ...args) {
      const onUnauthorized = begin();
      try {
        const answer = await client.call(endpoint, ...args);
        onEnd();
        return answer;
      } catch (error) {
        if (error instanceof NetworkError || error instanceof HttpError) {
          onEnd(error);
          if (error.kind === 'http' && (error.status === 401 || error.status === 403))
            onUnauthorized();
        }
        throw error;
      }
    },
  };
}
