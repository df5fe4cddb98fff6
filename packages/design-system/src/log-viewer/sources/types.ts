import type { LogStore } from '../store/types.ts';

/**
 * Connection status of a log.
 *
 * - `connecting`: nothing has come yet.
 * - `live`: what is written is shown soon.
 * - `paused`: someone asked for nothing new.
 * - `reconnecting`: the connection broke, of `error` if that is known; the `attempt`-th try in a row follows at
 *   `retryAt`, in milliseconds since the epoch.
 * - `offline`: this device has no network. Tries go on when it has.
 * - `ended`: nothing more will come. `failed` speaks of what was logged, not of the connection.
 * - `unavailable`: another try by itself would not help. `retry` tries all the same.
 */
export type LogConnection =
  | { readonly status: 'connecting' }
  | { readonly status: 'live' }
  | { readonly status: 'paused' }
  | {
      readonly status: 'reconnecting';
      readonly attempt: number;
      readonly retryAt: number;
      readonly error?: unknown;
    }
  | { readonly status: 'offline' }
  | { readonly status: 'ended'; readonly outcome: 'complete' | 'failed' }
  | { readonly status: 'unavailable'; readonly error: unknown };

/**
 * Source of a log, and the store it fills. For `useSyncExternalStore`: `subscribe`, and
 * `() => source.connection`.
 *
 * Each line is in the store once, and in order. Missing lines leave a gap in the store.
 */
export interface LogSource {
  /** Another one after `reload`. */
  readonly store: LogStore;
  readonly connection: LogConnection;
  /** Calls back after each change of the connection or the store. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Reads for as long as someone has it open. Returns how to leave; when the last one has left, reading stops, and
   * goes on where it was when it is opened again.
   */
  open: () => () => void;
  /** Whether `pause` has an effect now. */
  readonly isPausable: boolean;
  /** Lets nothing new into the store. */
  pause: () => void;
  /** Lets in what came meanwhile, and what comes. */
  resume: () => void;
  /** Tries at once, where it is `reconnecting`, `offline` or `unavailable`. */
  retry: () => void;
  /**
   * Reads all from the start, into another store: what a gap stands for may be there by now. Left out where it would
   * not be.
   */
  reload?: (() => void) | undefined;
}
