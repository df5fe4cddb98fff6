import { useEffect, useSyncExternalStore } from 'react';

import type { ConsoleRuntime } from '../createConsole.ts';
import { sharePolling } from './sharePolling.ts';
import type { TabChannel } from './sharePolling.ts';

type Runtime = Pick<ConsoleRuntime, 'api' | 'apiBaseUrl' | 'queryClient' | 'session'>;

/**
 * Shares the polling of the tabs of a browser, while the user is signed in. Without an `apiBaseUrl` the platform is
 * unknown, and nothing is shared.
 */
export function useSharedPolling(runtime: Runtime): void {
  const { apiBaseUrl } = runtime;
  const { subscribe, isSignedIn } = runtime.session;
  const isSharing = useSyncExternalStore(subscribe, isSignedIn, () => false);
  useEffect(() => {
    if (!isSharing || apiBaseUrl === undefined) return undefined;
    return sharePollingWhileSignedIn(runtime, apiBaseUrl);
  }, [isSharing, apiBaseUrl, runtime]);
}

/**
 * Shares polling with the tabs of this origin that call the same platform with the same token, while both stay the same.
 * A browser without locks, channels or digests (an insecure page, denied storage) polls in each tab.
 * @returns stops it
 */
function sharePollingWhileSignedIn(
  { api, queryClient, session }: Runtime,
  apiBaseUrl: string,
): () => void {
  let leave = () => {};
  let joined: string | null = null;
  let isOver = false;

  async function join() {
    const token = await session.getToken({ reason: 'request' });
    if (isOver || token === joined) return;
    joined = token;
    leave();
    leave = () => {};
    if (token === null) return;
    const name = await nameOf(new URL(apiBaseUrl, document.baseURI).href, token);
    if (isOver || token !== joined) return;
    leave = sharePolling(
      { queryClient, queryKey: api.key },
      {
        name,
        locks: navigator.locks,
        channel: openChannel(name),
        page: document,
        now: Date.now,
      },
    );
  }
  const attempt = () => void join().catch(() => {});
  const unsubscribe = session.subscribe(attempt);
  attempt();

  return () => {
    isOver = true;
    unsubscribe();
    leave();
  };
}

function openChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule takes it for a window: a channel has no target, only its own origin
    send: (message) => channel.postMessage(message),
    receive: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    close: () => channel.close(),
  };
}

/** Derives a name from the token, which does not reveal it. */
async function nameOf(address: string, token: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([address, token]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `quayside-${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
