import type { CallOptions } from '@quayside/api-contract';
import { useTimeSettings } from '@quayside/design-system';
import type { ToastContent } from '@quayside/design-system';
import { useEffect, useState } from 'react';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { useConsole } from '../runtime/useConsole.ts';

/** For how long a write can be undone before it is sent, in milliseconds. */
export const undoMs = 8000;

/** A write to the platform that waits before it is sent. */
interface DeferredWrite<Result> {
  /** Sends it. The request has to start before this returns: the token or the page may be gone after that. */
  send: (key: string, options: CallOptions) => Promise<Result>;
  /** Updates what is shown. Not called once the session is over. */
  onSuccess: (key: string, result: Result) => unknown;
  onError: (key: string, error: unknown) => void;
}

interface PendingWrite {
  timer: number;
  sendNow: () => void;
  giveUp: () => void;
}

/** Writes that wait, by key, and the means to add and cancel them. */
export interface DeferredWrites {
  /** When each is sent, in milliseconds since the epoch. One that is being sent stays until it is done. */
  deadlines: ReadonlyMap<string, number>;
  /** @param unsent reported in an error toast if the session ends before the write is sent */
  schedule: (key: string, unsent: Pick<ToastContent, 'description' | 'topic'>) => void;
  cancel: (key: string) => void;
}

/**
 * Sends writes 8 seconds after they were asked for, so that they can be undone. Leaving the page, closing the tab and
 * logging out send what waits at once. A session that ends in another way, such as in another tab, cancels what waits, and
 * an error toast says so.
 */
export function useDeferredWrites<Result>(write: DeferredWrite<Result>): DeferredWrites {
  const { clock } = useTimeSettings();
  const { beforeSignOut, resets, session, sessionControl, toast } = useConsole();
  const common = useMessages(commonMessages);
  const [deadlines, setDeadlines] = useState<ReadonlyMap<string, number>>(new Map());
  const [waiting] = useState(() => new Map<string, PendingWrite>());

  const forget = (key: string) =>
    setDeadlines((before) => new Map([...before].filter(([other]) => other !== key)));

  useEffect(() => {
    const flush = () => {
      for (const { sendNow } of waiting.values()) sendNow();
    };
    // A token of another user must not carry out what this one confirmed.
    const giveUpAll = () => {
      for (const { giveUp } of waiting.values()) giveUp();
    };
    const unsubscribe = [beforeSignOut.subscribe(flush), resets.subscribe(giveUpAll)];
    window.addEventListener('pagehide', flush);
    return () => {
      for (const end of unsubscribe) end();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [beforeSignOut, resets, waiting]);

  return {
    deadlines,
    schedule(key, unsent) {
      if (waiting.has(key)) return;
      const { send, onSuccess, onError } = write;
      const settle = async () => {
        try {
          const result = await send(key, { keepalive: true });
          if (session.isSignedIn()) await onSuccess(key, result);
        } catch (error) {
          onError(key, error);
        } finally {
          forget(key);
        }
      };
      const giveUp = () => {
        window.clearTimeout(timer);
        waiting.delete(key);
        forget(key);
        // The user may be looking at another tab: it stays until it is dismissed.
        toast.error({ title: common.errorTitle, duration: Infinity, ...unsent });
      };
      const sendNow = () => {
        // A token that may be another user's must not carry out what this one confirmed.
        if (!session.isSignedIn() || sessionControl.userCheck() !== undefined) {
          giveUp();
          return;
        }
        window.clearTimeout(timer);
        waiting.delete(key);
        void settle();
      };
      const sendWhenDue = async () => {
        const check = sessionControl.userCheck();
        if (check !== undefined) await check;
        if (waiting.has(key)) sendNow();
      };
      const timer = window.setTimeout(() => void sendWhenDue(), undoMs);
      waiting.set(key, { timer, sendNow, giveUp });
      setDeadlines((before) => new Map([...before, [key, clock.now() + undoMs]]));
    },
    cancel(key) {
      const timer = waiting.get(key)?.timer;
      if (timer === undefined) return;
      window.clearTimeout(timer);
      waiting.delete(key);
      forget(key);
    },
  };
}
