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
  /** A call was answered, with whatever. */
  hasAnswered: () => void;
  /** A call was not answered. */
  hasNotAnswered: () => void;
}

/** What a connection works with. */
export interface ConnectionOptions {
  /** Makes a call, whose end is told by `hasAnswered` or `hasNotAnswered`. */
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
  probe,
  onBack,
  network,
  now = () => Date.now(),
}: ConnectionOptions): Connection {
  const listeners = new Set<() => void>();
  let state = fine;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopFollowing: (() => void) | undefined;

  const change = (next: ConnectionState) => {
    state = next;
    for (const listener of listeners) listener();
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
    if (listeners.size > 0) timer = setTimeout(attempt, wait);
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

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stopFollowing = network.subscribe(followNetwork);
        if (!network.isOnline()) state = offline;
        else if (state.kind === 'silent') timer = setTimeout(attempt, 0);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        stopFollowing?.();
      };
    },
    retry: attempt,
    hasAnswered() {
      tries = 0;
      if (state.kind === 'fine') return;
      clearTimeout(timer);
      const wasSilent = state.kind === 'silent';
      change(fine);
      if (wasSilent) onBack();
    },
    hasNotAnswered() {
      // Calls that fail while the next try is waited for say nothing new.
      const isWaiting = state.kind === 'silent' && state.nextTryAt !== undefined;
      if (network.isOnline() && !isWaiting) schedule();
    },
  };
}
