import { queryClientOf } from '../data/useConsoleWithQueries.ts';
import type { Queries } from '../provider/queries.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { shareReads } from './shareReads.ts';
import type { SharedReads, TabChannel } from './shareReads.ts';

/** Whose reads are shared. */
export interface JoinTabsOptions extends Omit<SharedReads, 'queryClient'> {
  queries: Queries;
  session: SessionStore;
  /** What comes before `/api/v1`. */
  apiBaseUrl: string;
}

/**
 * Shares reads with those tabs of this origin that ask the same platform with the same token, for as long as that
 * holds. Where the browser has no locks, channels or digests (an insecure page, a denied storage) each tab reads for
 * itself.
 * @returns ends it
 */
export function joinTabs({ session, apiBaseUrl, queries, ...reads }: JoinTabsOptions): () => void {
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
    leave = shareReads(
      { ...reads, queryClient: queryClientOf({ queries }) },
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

/** A name that only those can make who hold the token, and that does not tell it. */
async function nameOf(address: string, token: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([address, token]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `quayside-${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
