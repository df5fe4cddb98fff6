import type { TokenReason } from '@quayside/api-contract';

import { browserNetwork } from '../browserNetwork.ts';
import { callHost } from '../callHost.ts';
import { OfflineError } from '../OfflineError.ts';
import { createMemorySession } from './createSession.ts';
import { parseToken } from './parse.ts';
import type { SessionStore } from './SessionStore.ts';
import { TokenError } from './TokenError.ts';

/** A token of the platform, or `null` when no user is signed in to the host. */
export type FetchedToken =
  | string
  | {
      token: string;
      /** End of its validity, in milliseconds since the epoch. @default unknown: it is renewed when the platform rejects it */
      expiresAt?: number | undefined;
    }
  | null;

/** Options of {@link createTokenSession}. */
export interface TokenSessionOptions extends Pick<SessionStore, 'onExpired' | 'onLogout'> {
  /**
   * Requests a token from the host's server. The reason `rejected` means that the platform rejected the last one: return
   * another. `null` ends the session. Reject for a temporary failure, with a message for the user; it is tried again.
   * Aborted after 30 seconds, and when the session ends.
   */
  fetchToken: (context: {
    reason: TokenReason;
    signal: AbortSignal;
  }) => FetchedToken | Promise<FetchedToken>;
  /** Called with the error of `fetchToken` when the retries have failed, too. @default none */
  onError?: (error: unknown) => void;
}

interface CachedToken {
  token: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Time from which it is renewed in the background, in milliseconds since the epoch. */
  renewAt: number;
}

/** Milliseconds before the second and the third attempt. */
const retryDelaysMs = [500, 2000];

/** Time limit of one attempt, in milliseconds. */
const timeoutMs = 30_000;

/** Longest time before its end in which a token is renewed, in milliseconds. */
const longestLeadMs = 60_000;

/**
 * A session on top of the host's own sign-in. It caches the token, renews it ahead of its end or after a rejection, once
 * for all requests that wait for it, and retries twice. A failed renewal is not cached: the next request tries again.
 * Nothing is stored, and a server requests no token. After logging out or `onExpired` it stays signed out; create another one for the next user.
 */
export function createTokenSession({
  fetchToken,
  onError,
  onExpired,
  onLogout,
}: TokenSessionOptions): SessionStore {
  let cached: CachedToken | undefined;
  let renewal: { reason: TokenReason; token: Promise<string | null> } | undefined;
  let ended = new AbortController();

  async function attempt(reason: TokenReason, sessionSignal: AbortSignal): Promise<FetchedToken> {
    const timeout = new AbortController();
    const timer = setTimeout(
      () => timeout.abort(new DOMException('fetchToken took too long', 'TimeoutError')),
      timeoutMs,
    );
    const signal = AbortSignal.any([sessionSignal, timeout.signal]);
    try {
      // The host's function may ignore the signal.
      return await Promise.race([fetchToken({ reason, signal }), rejectOnAbort(signal)]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function fetchWithRetries(
    reason: TokenReason,
    signal: AbortSignal,
  ): Promise<string | null> {
    const delaysMs = [...retryDelaysMs];
    for (;;) {
      try {
        const fetched = parseFetched(await attempt(reason, signal));
        signal.throwIfAborted();
        cached = fetched;
        return fetched?.token ?? null;
      } catch (error) {
        signal.throwIfAborted();
        if (!browserNetwork.isOnline()) throw new OfflineError();
        const delayMs = delaysMs.shift();
        if (delayMs === undefined) {
          callHost(onError, error);
          throw new TokenError(error, { wasRetried: true });
        }
        await wait(delayMs, signal);
      }
    }
  }

  function renew(reason: TokenReason): Promise<string | null> {
    if (renewal !== undefined) return renewal.token;
    const token = fetchWithRetries(reason, ended.signal);
    const own = { reason, token };
    renewal = own;
    const forget = () => {
      if (renewal === own) renewal = undefined;
    };
    // Registered before any caller, which may request the next one at once.
    token.then(forget, forget);
    return token;
  }

  async function replace(rejected: string | undefined): Promise<string | null> {
    if (renewal?.reason === 'request') {
      const token = await renewal.token;
      // The host may have returned the one that the platform has rejected meanwhile.
      if (token !== rejected) return token;
    }
    if (cached !== undefined && cached.token !== rejected && rejected !== undefined) {
      return cached.token;
    }
    cached = undefined;
    return renew('rejected');
  }

  const session = createMemorySession({
    getToken({ reason, token: rejected }) {
      // A server has no user, and may share this session between requests of several.
      if (typeof window === 'undefined') return null;
      if (reason === 'rejected') return replace(rejected);
      const now = Date.now();
      if (cached === undefined || now >= cached.expiresAt) return renew(reason);
      if (now >= cached.renewAt) renew(reason).catch(() => {});
      return cached.token;
    },
    onExpired,
    onLogout,
  });
  return {
    ...session,
    clear() {
      ended.abort();
      ended = new AbortController();
      cached = undefined;
      renewal = undefined;
      session.clear();
    },
  };
}

function parseFetched(fetched: FetchedToken): CachedToken | undefined {
  if (fetched === null) return undefined;
  const { token, expiresAt = Infinity } =
    typeof fetched === 'string' ? { token: fetched } : fetched;
  if (parseToken(token) === null) throw new TypeError('fetchToken did not return a bearer token');
  const lifeMs = expiresAt - Date.now();
  // The clocks of host and browser may differ.
  if (!(lifeMs > 0)) return { token, expiresAt: Infinity, renewAt: Infinity };
  return { token, expiresAt, renewAt: expiresAt - Math.min(longestLeadMs, lifeMs / 5) };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Waits some milliseconds; rejects as soon as the signal is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
