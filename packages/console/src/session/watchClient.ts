import { HttpError, NetworkError } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

/** Who is told of calls. */
interface Watcher {
  /** Called as each call starts; what it returns is called when the platform answers 401 or 403. */
  begin: () => () => void;
  /** Called as each call ends: whether the platform answered, with whatever. */
  onEnd: (isAnswered: boolean) => void;
}

/** The same client, which tells of every 401 and 403, and of silence, before the call fails with it. */
export function watchClient(client: Client, { begin, onEnd }: Watcher): Client {
  return {
    url: client.url,
    async call(endpoint, ...args) {
      const onRefused = begin();
      try {
        const answer = await client.call(endpoint, ...args);
        onEnd(true);
        return answer;
      } catch (error) {
        if (error instanceof NetworkError) onEnd(false);
        if (error instanceof HttpError) {
          onEnd(true);
          if (error.status === 401 || error.status === 403) onRefused();
        }
        throw error;
      }
    },
  };
}
