import { useTimeSettings } from '@quayside/design-system';
import { useCallback, useEffect, useState } from 'react';

import { useSession } from '../../provider/useConsole.ts';

/** For how long a deletion can be undone, in milliseconds. */
export const undoMs = 8000;

/** Deletions that wait, and what can be done about them. */
export interface DeferredDeletion {
  /** When each is carried out, in milliseconds since the epoch, by name. */
  deadlines: ReadonlyMap<string, number>;
  remove: (name: string) => void;
  undo: (name: string) => void;
}

/**
 * Deletes by name, 8 seconds after it was asked for: what is gone on the platform cannot be brought back, so it has to
 * be there while it can be undone. Leaving the page carries out at once what waits; closing the tab, or logging out,
 * leaves it undone.
 * @param onDue Deletes it, and says so when that fails: it does not reject.
 */
export function useDeferredDeletion(onDue: (name: string) => Promise<void>): DeferredDeletion {
  const { clock } = useTimeSettings();
  const { isSignedIn } = useSession();
  const [deadlines, setDeadlines] = useState<ReadonlyMap<string, number>>(new Map());
  const [waiting] = useState(() => new Map<string, { timer: number; due: () => Promise<void> }>());
  const forget = useCallback(
    (name: string) => {
      waiting.delete(name);
      setDeadlines((before) => new Map([...before].filter(([other]) => other !== name)));
    },
    [waiting],
  );

  useEffect(
    () => () => {
      for (const { timer, due } of waiting.values()) {
        window.clearTimeout(timer);
        if (isSignedIn()) void due();
      }
      waiting.clear();
    },
    [waiting, isSignedIn],
  );

  return {
    deadlines,
    remove(name) {
      if (waiting.has(name)) return;
      const due = () => onDue(name);
      const timer = window.setTimeout(() => {
        waiting.delete(name);
        // Shown as going until it is gone, or back when the platform refuses.
        void due().finally(() => forget(name));
      }, undoMs);
      waiting.set(name, { timer, due });
      setDeadlines((before) => new Map([...before, [name, clock.now() + undoMs]]));
    },
    undo(name) {
      const timer = waiting.get(name)?.timer;
      if (timer === undefined) return;
      window.clearTimeout(timer);
      forget(name);
    },
  };
}
