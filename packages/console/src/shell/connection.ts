import { HttpError, NetworkError } from '@quayside/api-contract';

import { requestedWaitMs } from '../domain/requestedWaitMs.ts';
import { createStore } from '../runtime/createStore.ts';
import type { Store } from '../runtime/createStore.ts';

/** Availability of the platform, as far as known. */
export type ConnectionState =
  | { kind: 'fine' }
  /**
   * No usable response: `offline` when the browser reports no network. `nextTryAt`: milliseconds since the epoch,
   * `undefined` during a retry.
   */
  | { kind: 'offline' | 'silent'; nextTryAt: number | undefined };

/** Connection to the platform. It retries automatically while it has subscribers. */
export interface Connection extends Pick<Store<ConnectionState>, 'get' | 'subscribe'> {
  /** Retries now. */
  retry: () => void;
}

/** Dependencies of the connection state. */
export interface ConnectionOptions {
  /** Notifies about each call that ends, with its error if it failed. */
  calls: { subscribe: (listener: (failure?: unknown) => void) => () => void };
  /** Requests the data that every page needs, and rejects with its error. */
  probe: () => Promise<unknown>;
  /** Called when the platform responds again: the shown data may be stale. */
  onBack: () => void;
  /** Online state of the browser, a hint only, and its changes. */
  network: { isOnline: () => boolean; subscribe: (listener: () => void) => () => void };
  /** Errors from before the subscription. @default none */
  failure?: unknown;
  /** Milliseconds since the epoch. @default the system's clock */
  now?: () => number;
}

/** Milliseconds until the first retry, the second, and so on; the last value applies to all further ones. */
const waits = [5000, 10_000, 20_000, 30_000] as const;

/** Minimum time between two probes after single failed calls, in milliseconds. */
const trustedMs = 30_000;

const fine: ConnectionState = { kind: 'fine' };

/**
 * Outcome of a call: a response, none, or one that reports the platform as unavailable. The latter may concern a part
 * of the platform only, so it counts once the probe fails too, and until the probe succeeds.
 */
function endOf(failure: unknown): 'available' | 'failing' | 'silent' {
  if (failure instanceof NetworkError) return 'silent';
  return failure instanceof HttpError && failure.status >= 500 ? 'failing' : 'available';
}

/** Observes the connection of one console to the platform. */
export function createConnection({
  calls,
  probe,
  onBack,
  network,
  failure,
  now = () => Date.now(),
}: ConnectionOptions): Connection {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trying: Promise<void> | undefined;
  let trustedUntil = 0;
  let isFailing = false;

  const { get, set, subscribe } = createStore(fine, () => {
    const stops = [network.subscribe(followNetwork), calls.subscribe(onCallEnd)];
    if (endOf(failure) !== 'available') schedule(failure);
    return () => {
      clearTimeout(timer);
      trying = undefined;
      tries = 0;
      set(fine);
      for (const stop of stops) stop();
    };
  });

  const setSilent = (nextTryAt: number | undefined) =>
    set({ kind: network.isOnline() ? 'silent' : 'offline', nextTryAt });

  const schedule = (reason: unknown) => {
    clearTimeout(timer);
    isFailing = endOf(reason) === 'failing';
    const wait = Math.max(waits[Math.min(tries, waits.length - 1)] ?? 0, requestedWaitMs(reason));
    tries += 1;
    timer = setTimeout(attempt, wait);
    setSilent(now() + wait);
  };

  const back = () => {
    clearTimeout(timer);
    trying = undefined;
    tries = 0;
    isFailing = false;
    // A call that keeps failing must not refetch everything whenever another call succeeds.
    trustedUntil = now() + trustedMs;
    set(fine);
    onBack();
  };

  const attempt = () => {
    if (trying !== undefined) return;
    clearTimeout(timer);
    if (get().kind !== 'fine') setSilent(undefined);
    const settle = (reason?: unknown) => {
      if (trying !== mine) return;
      trying = undefined;
      if (endOf(reason) !== 'available') schedule(reason);
      else if (get().kind !== 'fine') back();
      else trustedUntil = now() + trustedMs;
    };
    const mine = probe().then(() => settle(), settle);
    trying = mine;
  };

  const followNetwork = () => {
    // A request that is under way may never end.
    trying = undefined;
    if (get().kind !== 'fine') tries = 0;
    if (get().kind !== 'fine' || !network.isOnline()) attempt();
  };

  const onCallEnd = (reason?: unknown) => {
    const end = endOf(reason);
    if (end === 'available') {
      if (get().kind !== 'fine' && !isFailing) back();
    } else if (get().kind === 'fine') {
      const isTrusted = now() < trustedUntil;
      if (end === 'silent' && !isTrusted) schedule(reason);
      else if (end === 'silent' || !isTrusted) attempt();
    }
  };

  return { get, subscribe, retry: attempt };
}
