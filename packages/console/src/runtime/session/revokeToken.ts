import { createClient, sessionEndpoints } from '@quayside/api-contract';
import type { Client, ClientOptions } from '@quayside/api-contract';

import type { SessionStore } from './SessionStore.ts';

/** Time limit for the writes, and then for the platform's response, in milliseconds. */
const timeoutMs = 5000;

/** Options of {@link revokeToken}. */
interface RevokeTokenOptions {
  api: Pick<ClientOptions, 'baseUrl' | 'fetch'> | Client;
  session: Pick<SessionStore, 'getToken' | 'isSignedIn'>;
  /** Resolves when the writes that were sent with the token have settled. @default there are none */
  writes?: Promise<unknown> | undefined;
}

/**
 * Revokes the session's token once pending writes have a response. Failures are ignored: a platform may lack the
 * endpoint (404), and logging out works without it. The token is read before this returns.
 */
export function revokeToken({ api, session, writes }: RevokeTokenOptions): void {
  if (!session.isSignedIn()) return;
  const client =
    'call' in api
      ? api
      : createClient({
          ...api,
          // A token that the platform rejects is dead already: a newer one may be of the next session.
          getToken: ({ reason }) => (reason === 'request' ? session.getToken({ reason }) : null),
        });
  if (writes === undefined) void revoke(client);
  else void revokeAfter(writes, client, session.getToken({ reason: 'request' }));
}

async function revokeAfter(
  writes: Promise<unknown>,
  client: Client,
  token: ReturnType<SessionStore['getToken']>,
): Promise<void> {
  const [read] = await Promise.allSettled([token, settle(writes)]);
  if (read.status === 'fulfilled' && read.value !== null) await revoke(client, read.value);
}

/** Waits until the writes have a response, for a limited time. */
async function settle(writes: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, timeoutMs);
  });
  await Promise.race([writes, timeout]);
}

async function revoke(client: Client, token?: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    await client.call(sessionEndpoints.logOut, {}, { keepalive: true, signal, token });
  } catch {
    // Best effort.
  }
}
