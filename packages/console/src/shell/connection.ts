import { createListeners } from '../listeners.ts';

/** Whether the platform can be reached, as far as is known. */
export type ConnectionState =
  | { kind: 'fine' }
  /** The browser has no network. */
  | { kind: 'offline' }
  /** There is a network, and no answer. `nextTryAt`: milliseconds since the epoch, unless a try is under way. */
  | { kind: 'silent'; nextTryAt: number | undefined };

/** What is known of the way to the platform. It is tried anew by itself for as long as somebody listens. */
export interface Connection {
  getState: () => ConnectionState;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Tries again now. */
  retry: () => void;
}

/** What a connection works with. */
export interface ConnectionOptions {
  /** Tells of each call that ends: whether it was answered, with whatever. */
  calls: { subscribe: (listener: (isAnswered: boolean) => void) => () => void };
  /** Makes a call, of whose end `calls` tells too. */
  probe: () => Promise<unknown>;
  /** There are answers again: what is shown may be old. */
  onBack: () => void;
  /** Whether the browser has a network, and when that changes. */
  network: { isOnline: () => boolean; subscribe: (listener: () => void) => () => void };
  /** Milliseconds since the epoch. @default the system's clock */
  now?: () => number;
}

/** Milliseconds until the first try, the second, and so on; the last holds for all that follow. */
const waits = [5000, 10_000, 20_000, 30_000] as const;

const fine: ConnectionState = { kind: 'fine' };
const offline: ConnectionState = { kind: 'offline' };

/** Keeps an eye on the way to the platform, for one console. */
export function createConnection({
  calls,
  probe,
  onBack,
  network,
  now = () => Date.now(),
}: ConnectionOptions): Connection {
  let state: ConnectionState = fine;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const { notify, subscribe } = createListeners(() => {
    const stops = [network.subscribe(followNetwork), calls.subscribe(hear)];
    if (!network.isOnline()) state = offline;
    return () => {
      clearTimeout(timer);
      state = fine;
      for (const stop of stops) stop();
    };
  });

  const change = (next: ConnectionState) => {
    state = next;
    notify();
  };

  const attempt = () => {
    clearTimeout(timer);
    if (state.kind !== 'silent' || state.nextTryAt === undefined) return;
    change({ kind: 'silent', nextTryAt: undefined });
    probe().catch(() => undefined);
  };

  const schedule = () => {
    clearTimeout(timer);
    const wait = waits[Math.min(tries, waits.length - 1)] ?? 0;
    tries += 1;
    timer = setTimeout(attempt, wait);
    change({ kind: 'silent', nextTryAt: now() + wait });
  };

  const followNetwork = () => {
    if (!network.isOnline()) {
      clearTimeout(timer);
      change(offline);
    } else if (state.kind === 'offline') {
      change({ kind: 'silent', nextTryAt: now() });
      attempt();
    }
  };

  const hear = (isAnswered: boolean) => {
    if (isAnswered) {
      tries = 0;
      if (state.kind === 'fine') return;
      clearTimeout(timer);
      change(fine);
      onBack();
      return;
    }
    // Calls that fail while the next try is waited for say nothing new.
    const isWaiting = state.kind === 'silent' && state.nextTryAt !== undefined;
    if (network.isOnline() && !isWaiting) schedule();
  };

  return { getState: () => state, subscribe, retry: attempt };
}
