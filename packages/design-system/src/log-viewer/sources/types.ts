import type { LogStore } from '../store/types.ts';

/**
 * Connection status of a log.
 *
 * - `connecting`: no response yet.
 * - `live`: new lines appear soon.
 * - `paused`: the user paused it.
 * - `reconnecting`: the connection failed, with `error` if that is known; the `attempt`-th attempt in a row follows at
 *   `retryAt`, in milliseconds since the epoch.
 * - `offline`: the connection failed, and the browser reports no network. Attempts continue, and follow its return.
 * - `ended`: no more lines follow. `failed` describes the logged process, not the connection.
 * - `unavailable`: automatic retries are useless. `retry` still tries again.
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
  /** Another one after `reload`, and where lines were inserted or other ones are shown. */
  readonly store: LogStore;
  readonly connection: LogConnection;
  /** Calls back after each change of the connection or the store. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Reads while it is open. Returns a function that closes it; when the last subscriber has closed it, reading stops,
   * and resumes at the same position when it is opened again.
   */
  open: () => () => void;
  /** Whether `pause` has an effect now. */
  readonly isPausable: boolean;
  /** Lets nothing new into the store. */
  pause: () => void;
  /** Adds buffered and new lines again. */
  resume: () => void;
  /** Retries at once when it is `reconnecting`, `offline` or `unavailable`. */
  retry: () => void;
  /**
   * Reads the log from the start into a new store, because the lines of a gap may be available by now. Omitted when
   * they cannot be.
   */
  reload?: (() => void) | undefined;
}
