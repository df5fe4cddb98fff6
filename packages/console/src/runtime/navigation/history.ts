import { useSyncExternalStore } from 'react';

import { createListeners } from '../listeners.ts';
import type { Location, Navigation } from './Navigation.ts';
import { createBlockers } from './blockers.ts';
import { isSameLocation } from './paths.ts';

/** Members of a window that the history adapter uses. */
export type HistoryWindow = Pick<
  Window,
  'location' | 'history' | 'addEventListener' | 'removeEventListener'
>;

/** Options of `createHistoryNavigation`. */
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
  const blockers = createBlockers(host);
  let current = readLocation(host.location, base);

  const read = () => {
    const next = readLocation(host.location, base);
    if (!isSameLocation(next, current)) current = next;
    return current;
  };

  const { notify, subscribe } = createListeners((hear) => {
    const onPopState = () => hear();
    host.addEventListener('popstate', onPopState);
    return () => host.removeEventListener('popstate', onPopState);
  });

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
