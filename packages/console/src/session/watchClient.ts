import { HttpError, NetworkError } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

/** Who is told of calls. */
interface Watcher {
  /** Called as each call starts; what it returns is called when the platform answers 401 or 403. */
  begin: () => () => void;
  /** The platform answered, with whatever. */
  hasAnswered: () => void;
  /** Nobody answered. */
  hasNotAnswered: () => void;
}

/** The same client, which tells of every 401 and 403, and of silence, before the call fails with it. */
export function watchClient(
  client: Client,
  { begin, hasAnswered, hasNotAnswered }: Watcher,
): Client {
  return {
    url: client.url,
    async call(endpoint, ...args) {
      const onRefused = begin();
      try {
        const answer = await client.call(endpoint, ...args);
        hasAnswered();
        return answer;
      } catch (error) {
        if (error instanceof NetworkError) hasNotAnswered();
        if (error instanceof HttpError) {
          hasAnswered();
          if (error.status === 401 || error.status === 403) onRefused();
        }
        throw error;
      }
    },
  };
}
