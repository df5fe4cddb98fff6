import { useEffect, useState } from 'react';

import { ownershipOf } from './mayTakeKey.ts';

/** How long a key is kept for shortcuts whose code is on the way, in milliseconds. */
const keptMs = 3000;

/** Keys that were pressed before the code of the shortcuts was there. */
export interface EarlyKeys {
  /** Gives the keys of the last seconds, once, and keeps no more. */
  take: () => KeyboardEvent[];
}

/** Keeps the single keys pressed in a console until its shortcuts are there to read them. */
export function useEarlyKeys(): EarlyKeys {
  const [{ earlyKeys, stop, listen }] = useState(createEarlyKeys);
  useEffect(() => {
    listen();
    return stop;
  }, [listen, stop]);
  return earlyKeys;
}

function createEarlyKeys() {
  let kept: KeyboardEvent[] = [];
  let isTaken = false;
  const keep = (event: KeyboardEvent) => {
    const root = document.querySelector('.qs-root');
    if (event.ctrlKey || event.metaKey || event.key.length !== 1 || root === null) return;
    if (ownershipOf(event.target, root).singleKeys) kept.push(event);
  };
  const stop = () => document.removeEventListener('keydown', keep, { capture: true });
  return {
    stop,
    listen: () => {
      if (!isTaken) document.addEventListener('keydown', keep, { capture: true });
    },
    earlyKeys: {
      take() {
        stop();
        isTaken = true;
        const now = performance.now();
        const taken = kept.filter(({ timeStamp }) => now - timeStamp < keptMs);
        kept = [];
        return taken;
      },
    },
  };
}
