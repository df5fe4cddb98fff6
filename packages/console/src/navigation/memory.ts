import { useSyncExternalStore } from 'react';

import { createBlockers } from './blockers.ts';
import type { Location, Navigation } from './Navigation.ts';

/** A `Navigation` that lives in memory, for stories, tests and widgets that must leave the address alone. */
export interface MemoryNavigation extends Navigation {
  /** Where it is, as a path with query and hash. */
  current: () => string;
}

/** A `Navigation` that begins at a path and touches no address bar. */
export function createMemoryNavigation(start = '/'): MemoryNavigation {
  const listeners = new Set<() => void>();
  const blockers = createBlockers();
  let location = parse(start);

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const read = () => location;

  return {
    navigate(to) {
      if (blockers.stays(to)) return;
      location = parse(to);
      for (const listener of listeners) listener();
    },
    href: (to) => to,
    useLocation: () => useSyncExternalStore(subscribe, read, read),
    block: blockers.add,
    current: () => `${location.pathname}${location.search}${location.hash}`,
  };
}

function parse(to: string): Location {
  const { pathname, search, hash } = new URL(to, 'https://quayside.invalid');
  return { pathname, search, hash };
}
