import { UserFacingError } from '@quayside/api-contract';

import { createStore } from './createStore.ts';
import type { Store } from './createStore.ts';
import type { SessionControl } from './session/sessionControl.ts';
import type { SessionStore } from './session/SessionStore.ts';

/** Time in which a write can be undone before it is sent, in milliseconds. */
export const undoMs = 8000;

/** A write that was not sent, because the session ended before its time to undo. */
export class NotSentError extends UserFacingError {
  override readonly name = 'NotSentError';

  constructor() {
    super('This was not sent, because the session ended.');
  }
}

/** Time that is left to undo a write. */
export interface UndoCountdown {
  /** When it is sent, in milliseconds since the epoch. */
  sendAt: number;
  /** Milliseconds that are left while the countdown stands still; `undefined` while it runs. */
  heldMs: number | undefined;
}

/** A write that can be undone before it is sent. */
interface UndoableWrite extends UndoCountdown {
  setHeld: (isHeld: boolean) => void;
  sendNow: () => void;
  cancel: (reason: Error) => void;
}

/** Writes that can be undone before they are sent, by key. A write stays listed until `remove`. */
export interface UndoableWrites extends Pick<
  Store<ReadonlyMap<string, UndoableWrite>>,
  'get' | 'subscribe'
> {
  /**
   * Sends a write after 8 seconds, and returns its result. Rejects with an `AbortError` when it is undone, and with a
   * `NotSentError` when the session ends before.
   * @param send must start the request before it returns, because the token or the page may be gone afterwards
   */
  send: <Result>(key: string, send: () => Promise<Result>) => Promise<Result>;
  undo: (key: string) => void;
  /** Stops the countdown of a write, or lets it go on (WCAG 2.2, criterion 2.2.1). */
  setHeld: (key: string, isHeld: boolean) => void;
  remove: (key: string) => void;
  /** Sends all at once, when the page or the session ends. */
  sendAll: () => void;
  /** Cancels all: the token may be another user's, and must not send what this user confirmed. */
  cancelAll: () => void;
}

/** Dependencies of {@link createUndoableWrites}. */
interface UndoableWritesOptions
  extends Pick<SessionStore, 'isSignedIn'>, Pick<SessionControl, 'userCheck'> {
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Creates an empty list of undoable writes. */
export function createUndoableWrites({
  isSignedIn,
  userCheck,
  now,
}: UndoableWritesOptions): UndoableWrites {
  const { get, set, subscribe } = createStore<ReadonlyMap<string, UndoableWrite>>(new Map());
  return {
    get,
    subscribe,
    send: (key, send) =>
      new Promise((resolve, reject) => {
        let isWaiting = true;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const end = (settle: () => void) => {
          if (!isWaiting) return;
          isWaiting = false;
          clearTimeout(timer);
          settle();
        };
        const cancel = (reason: Error) => end(() => reject(reason));
        const sendNow = () =>
          isSignedIn() && userCheck() === undefined
            ? end(() => resolve(send()))
            : cancel(new NotSentError());
        const sendWhenDue = async () => {
          await userCheck();
          sendNow();
        };
        const update = (countdown: UndoCountdown) =>
          set(new Map([...get(), [key, { ...countdown, setHeld, sendNow, cancel }]]));
        const startCountdown = (ms: number) => {
          timer = setTimeout(() => void sendWhenDue(), ms);
          update({ sendAt: now() + ms, heldMs: undefined });
        };
        const setHeld = (isHeld: boolean) => {
          const write = get().get(key);
          if (!isWaiting || write === undefined || isHeld === (write.heldMs !== undefined)) return;
          clearTimeout(timer);
          if (isHeld) update({ ...write, heldMs: Math.max(0, write.sendAt - now()) });
          else startCountdown(write.heldMs ?? 0);
        };
        startCountdown(undoMs);
      }),
    undo: (key) => get().get(key)?.cancel(new DOMException('Undone by the user.', 'AbortError')),
    setHeld: (key, isHeld) => get().get(key)?.setHeld(isHeld),
    remove: (key) => set(new Map([...get()].filter(([other]) => other !== key))),
    sendAll() {
      for (const { sendNow } of get().values()) sendNow();
    },
    cancelAll() {
      for (const { cancel } of get().values()) cancel(new NotSentError());
    },
  };
}
