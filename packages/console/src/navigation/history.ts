import { useSyncExternalStore } from 'react';

import type { Location, Navigation } from './Navigation.ts';
import { createBlockers } from './blockers.ts';

/** What the history adapter needs of a window. */
export type HistoryWindow = Pick<
  Window,
  'location' | 'history' | 'addEventListener' | 'removeEventListener'
>;

/** How to follow the history of a window. */
export interface HistoryNavigationOptions {
  /** @default the global window */
  window?: HistoryWindow;
  /** The path under which the console lives, such as `/console`. @default '' */
  base?: string;
}

/** A `Navigation` over the browser's history, for hosts without a router. */
export function createHistoryNavigation({
  window: host = window,
  base = '',
}: HistoryNavigationOptions = {}): Navigation {
  const listeners = new Set<() => void>();
  const blockers = createBlockers(host);
  let current = readLocation(host.location, base);

  const read = () => {
    const next = readLocation(host.location, base);
    const isSame =
      next.pathname === current.pathname &&
      next.search === current.search &&
      next.hash === current.hash;
    if (!isSame) current = next;
    return current;
  };

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) host.addEventListener('popstate', notify);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) host.removeEventListener('popstate', notify);
    };
  };

  return {
    navigate(to, { replace = false } = {}) {
      if (blockers.stays(to)) return;
      const address = `${base}${to}`;
      if (replace) host.history.replaceState(null, '', address);
      else host.history.pushState(null, '', address);
      notify();
    },
    href: (to) => `${base}${to}`,
    useLocation: () => useSyncExternalStore(subscribe, read, read),
    block: blockers.add,
  };
}

function readLocation({ pathname, search, hash }: Location, base: string): Location {
  const isWithin = pathname === base || pathname.startsWith(`${base}/`);
  const path = isWithin ? pathname.slice(base.length) : pathname;
  return { pathname: path === '' ? '/' : path, search, hash };
}
