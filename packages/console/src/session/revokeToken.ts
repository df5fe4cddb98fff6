import { createClient, sessionEndpoints } from '@quayside/api-contract';
import type { Client, ClientOptions } from '@quayside/api-contract';

import type { SessionStore } from './SessionStore.ts';

/** How long the platform may take to revoke a token, in milliseconds. */
const timeoutMs = 5000;

/** Options of {@link revokeToken}. */
interface RevokeTokenOptions {
  api: Pick<ClientOptions, 'baseUrl' | 'fetch'> | Client;
  session: Pick<SessionStore, 'getToken'>;
  /** Writes that were sent with the token and still need it. */
  writes: readonly Promise<unknown>[];
}

/**
 * Asks the platform to revoke the session's token. Nobody waits for it, and nobody is told when it fails: a platform may
 * lack the call (404), and logging out works without it. The token is read before this returns.
 */
export function revokeToken({ api, session, writes }: RevokeTokenOptions): void {
  // What the host's own client sends as token is read as the call begins, so it cannot wait for the writes.
  if ('call' in api) {
    void revoke(api);
    return;
  }
  const token = session.getToken({ reason: 'request' });
  if (token === null) return;
  const client = createClient({ ...api, getToken: () => token });
  if (writes.length === 0 || typeof token !== 'string') void revoke(client);
  else void Promise.allSettled(writes).then(() => revoke(client));
}

async function revoke(client: Client): Promise<void> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    await client.call(sessionEndpoints.logOut, {}, { keepalive: true, signal });
  } catch {
    // Best effort.
  }
}
