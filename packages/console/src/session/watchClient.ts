import { HttpError } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';

/**
 * The same client, which tells of every 401 and 403 before the call fails with it. `begin` is called as
 * each call starts and returns whom to tell.
 */
export function watchClient(client: Client, begin: () => () => void): Client {
  return {
    url: client.url,
    call(endpoint, ...args) {
      const onRefused = begin();
      return client.call(endpoint, ...args).catch((error: unknown) => {
        if (error instanceof HttpError && (error.status === 401 || error.status === 403)) {
          onRefused();
        }
        throw error;
      });
    },
  };
}
