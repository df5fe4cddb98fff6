import { HttpError, NetworkError } from '@quayside/api-contract';

import { requestedWaitMs } from '../api/retry.ts';
import { createListeners } from '../runtime/listeners.ts';

/** Whether the platform can be reached and does its work, as far as is known. */
export type ConnectionState =
  | { kind: 'fine' }
  /** The browser has no network. */
  | { kind: 'offline' }
  /** There is a network, and no answer of use. `nextTryAt`: milliseconds since the epoch, unless a try is under way. */
  | { kind: 'silent'; nextTryAt: number | undefined };

/** Connection to the platform. It retries by itself while it has subscribers. */
export interface Connection {
  getState: () => ConnectionState;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Tries again now. */
  retry: () => void;
}

/** Dependencies of the connection state. */
export interface ConnectionOptions {
  /** Tells of each call that ends, with what it failed with. */
  calls: { subscribe: (listener: (failure?: unknown) => void) => () => void };
  /** Reads what every page needs, or fails with what that failed with. */
  probe: () => Promise<unknown>;
  /** There are answers again: what is shown may be old. */
  onBack: () => void;
  /** Whether the browser has a network, and when that changes. */
  network: { isOnline: () => boolean; subscribe: (listener: () => void) => () => void };
  /** Errors from before the subscription. @default none */
  failure?: unknown;
  /** Milliseconds since the epoch. @default the system's clock */
  now?: () => number;
}

/** Milliseconds until the first try, the second, and so on; the last holds for all that follow. */
const waits = [5000, 10_000, 20_000, 30_000] as const;

/** After a call failed alone, for how long others may do so before the platform is asked again, in milliseconds. */
const trustedMs = 30_000;

const fine: ConnectionState = { kind: 'fine' };
const offline: ConnectionState = { kind: 'offline' };

/**
 * Outcome of a call: a response, none, or one that says that the platform is unavailable. The latter may be true for a
 * part of it alone, so it counts only once the probe fails too, and ends once the probe succeeds.
 */
function endOf(failure: unknown): 'answered' | 'failing' | 'silent' {
  if (failure instanceof NetworkError) return 'silent';
  return failure instanceof HttpError && failure.status >= 500 ? 'failing' : 'answered';
}

/** Keeps an eye on the way to the platform, for one console. */
export function createConnection({
  calls,
  probe,
  onBack,
  network,
  failure,
  now = () => Date.now(),
}: ConnectionOptions): Connection {
  let state: ConnectionState = fine;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trying: Promise<void> | undefined;
  let trustedUntil = 0;
  let isFailing = false;

  const { notify, subscribe } = createListeners(() => {
    const stops = [network.subscribe(followNetwork), calls.subscribe(hear)];
    if (!network.isOnline()) state = offline;
    else if (endOf(failure) !== 'answered') schedule(failure);
    return () => {
      clearTimeout(timer);
      trying = undefined;
      tries = 0;
      state = fine;
      for (const stop of stops) stop();
    };
  });

  const change = (next: ConnectionState) => {
    state = next;
    notify();
  };

  const schedule = (why: unknown) => {
    clearTimeout(timer);
    isFailing = endOf(why) === 'failing';
    const wait = Math.max(waits[Math.min(tries, waits.length - 1)] ?? 0, requestedWaitMs(why));
    tries += 1;
    timer = setTimeout(attempt, wait);
    change({ kind: 'silent', nextTryAt: now() + wait });
  };

  const back = () => {
    clearTimeout(timer);
    trying = undefined;
    tries = 0;
    isFailing = false;
    // One call that keeps failing must not have everything read again with every answer to another.
    trustedUntil = now() + trustedMs;
    change(fine);
    onBack();
  };

  const attempt = () => {
    if (trying !== undefined) return;
    clearTimeout(timer);
    if (state.kind === 'silent') change({ kind: 'silent', nextTryAt: undefined });
    const settle = (why?: unknown) => {
      if (trying !== mine) return;
      trying = undefined;
      if (endOf(why) !== 'answered') {
        if (network.isOnline()) schedule(why);
      } else if (state.kind === 'silent') back();
      else trustedUntil = now() + trustedMs;
    };
    const mine = probe().then(() => settle(), settle);
    trying = mine;
  };

  const followNetwork = () => {
    if (!network.isOnline()) {
      clearTimeout(timer);
      trying = undefined;
      change(offline);
    } else if (state.kind === 'offline') {
      change({ kind: 'silent', nextTryAt: now() });
      attempt();
    }
  };

  const hear = (why?: unknown) => {
    const end = endOf(why);
    if (end === 'answered') {
      if (state.kind !== 'fine' && !isFailing) back();
    } else if (state.kind === 'fine' && network.isOnline()) {
      const isTrusted = now() < trustedUntil;
      if (end === 'silent' && !isTrusted) schedule(why);
      else if (end === 'silent' || !isTrusted) attempt();
    }
  };

  return { getState: () => state, subscribe, retry: attempt };
}
