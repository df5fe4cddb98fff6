import { useSyncExternalStore } from 'react';

import { createListeners } from '../listeners.ts';
import { createBlockers } from './blockers.ts';
import type { Navigation } from './Navigation.ts';
import { locationOf } from './paths.ts';

/** A `Navigation` that lives in memory, for stories, tests and widgets that must leave the address alone. */
export interface MemoryNavigation extends Navigation {
  /** Returns the current path, with query and hash. */
  current: () => string;
}

/** Creates a `Navigation` that starts at a path and does not change the address bar. */
export function createMemoryNavigation(start = '/'): MemoryNavigation {
  const { notify, subscribe } = createListeners();
  const blockers = createBlockers();
  let location = locationOf(start);
  const read = () => location;

  return {
    navigate(to) {
      if (blockers.stays(to)) return;
      location = locationOf(to);
      notify();
    },
    href: (to) => to,
    useLocation: () => useSyncExternalStore(subscribe, read, read),
    block: blockers.add,
    current: () => `${location.pathname}${location.search}${location.hash}`,
  };
}
