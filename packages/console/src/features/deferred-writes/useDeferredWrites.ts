import type { CallOptions } from '@quayside/api-contract';
import { useTimeSettings } from '@quayside/design-system';
import type { ToastContent } from '@quayside/design-system';
import { useEffect, useRef, useState } from 'react';

import type { ConsoleAction } from '../../runtime/actions.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useConsole } from '../../runtime/useConsole.ts';

/** Time in which a write can be undone before it is sent, in milliseconds. */
export const undoMs = 8000;

/** A deferred write to the platform. */
interface DeferredWrite<Result> {
  /** Returns the action that the host is asked about before the time to undo begins. */
  action: (key: string) => ConsoleAction;
  /** Sends it. The request must start before this returns, because the token or the page may be gone afterwards. */
  send: (key: string, options: CallOptions) => Promise<Result>;
  /** Updates the shown data. Not called after the session has ended. */
  onSuccess: (key: string, result: Result) => unknown;
  onError: (key: string, error: unknown) => void;
}

interface PendingWrite {
  timer: number;
  sendNow: () => void;
  giveUp: () => void;
}

type Unsent = Pick<ToastContent, 'description' | 'topic'>;

/** Pending writes by key, with functions to add and cancel them. */
export interface DeferredWrites {
  /** Send times in milliseconds since the epoch. A write stays listed until its request has settled. */
  deadlines: ReadonlyMap<string, number>;
  /** @param unsent reported in an error toast if the session ends before the write is sent */
  schedule: (key: string, unsent: Unsent) => void;
  cancel: (key: string) => void;
  /** Returns the keys of the writes that can be cancelled. */
  keys: () => string[];
}

/**
 * Sends writes after 8 seconds, so that they can be undone. Leaving the page, closing the tab and logging out send
 * pending writes at once. A session that ends in another way, such as in another tab, cancels them and shows an error
 * toast.
 */
export function useDeferredWrites<Result>(write: DeferredWrite<Result>): DeferredWrites {
  const { clock } = useTimeSettings();
  const { api, beforeSignOut, resets, session, sessionControl, toast } = useConsole();
  const common = useMessages(commonMessages);
  const [deadlines, setDeadlines] = useState<ReadonlyMap<string, number>>(new Map());
  const [waiting] = useState(() => new Map<string, PendingWrite>());
  /** Keys that the host is asked about. */
  const [asked] = useState(() => new Set<string>());
  const isMounted = useRef(false);

  const forget = (key: string) =>
    setDeadlines((before) => new Map([...before].filter(([other]) => other !== key)));

  useEffect(() => {
    const flush = () => {
      for (const { sendNow } of waiting.values()) sendNow();
    };
    // Another user's token must not send what this user confirmed.
    const giveUpAll = () => {
      for (const { giveUp } of waiting.values()) giveUp();
    };
    isMounted.current = true;
    const unsubscribe = [beforeSignOut.subscribe(flush), resets.subscribe(giveUpAll)];
    window.addEventListener('pagehide', flush);
    return () => {
      for (const end of unsubscribe) end();
      window.removeEventListener('pagehide', flush);
      isMounted.current = false;
      flush();
    };
  }, [beforeSignOut, resets, waiting]);

  async function scheduleAfter(answer: Promise<void>, key: string, unsent: Unsent) {
    asked.add(key);
    try {
      await answer;
    } catch (error) {
      // The host has cancelled it.
      asked.delete(key);
      write.onError(key, error);
      return;
    }
    if (asked.delete(key) && isMounted.current) schedule(key, unsent);
  }

  function schedule(key: string, unsent: Unsent) {
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
      toast.error({ title: common.errorTitle, ...unsent });
    };
    const sendNow = () => {
      // The token may be another user's, and must not send what this user confirmed.
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
  }

  return {
    deadlines,
    schedule(key, unsent) {
      if (waiting.has(key) || asked.has(key)) return;
      const answer = api.confirm(write.action(key));
      if (answer === undefined) schedule(key, unsent);
      else void scheduleAfter(answer, key, unsent);
    },
    cancel(key) {
      asked.delete(key);
      const timer = waiting.get(key)?.timer;
      if (timer === undefined) return;
      window.clearTimeout(timer);
      waiting.delete(key);
      forget(key);
    },
    keys: () => [...waiting.keys(), ...asked],
  };
}
