import type { CallOptions } from '@quayside/api-contract';
import { useTimeSettings } from '@quayside/design-system';
import { useEffect, useState } from 'react';

import { useConsole } from '../provider/useConsole.ts';

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

/** Writes that wait, by key, and the means to add and cancel them. */
export interface DeferredWrites {
  /** When each is sent, in milliseconds since the epoch. One that is being sent stays until it is done. */
  deadlines: ReadonlyMap<string, number>;
  schedule: (key: string) => void;
  cancel: (key: string) => void;
}

/**
 * Sends writes 8 seconds after they were asked for, so that they can be undone. Leaving the page, closing the tab and
 * logging out send what waits at once.
 */
export function useDeferredWrites<Result>(write: DeferredWrite<Result>): DeferredWrites {
  const { clock } = useTimeSettings();
  const { beforeSignOut, session } = useConsole();
  const [deadlines, setDeadlines] = useState<ReadonlyMap<string, number>>(new Map());
  const [waiting] = useState(() => new Map<string, { timer: number; sendNow: () => void }>());

  const forget = (key: string) =>
    setDeadlines((before) => new Map([...before].filter(([other]) => other !== key)));

  useEffect(() => {
    const flush = () => {
      for (const { sendNow } of waiting.values()) sendNow();
    };
    const unsubscribe = beforeSignOut.subscribe(flush);
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [beforeSignOut, waiting]);

  return {
    deadlines,
    schedule(key) {
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
      const sendNow = () => {
        window.clearTimeout(timer);
        waiting.delete(key);
        // Another tab may have ended the session.
        if (session.isSignedIn()) void settle();
      };
      const timer = window.setTimeout(sendNow, undoMs);
      waiting.set(key, { timer, sendNow });
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
