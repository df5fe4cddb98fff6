import { useSyncExternalStore } from 'react';

import { createListeners } from '../listeners.ts';
import type { Navigation } from './Navigation.ts';
import { hostPath, locationWithin, normalizeBase } from './base.ts';
import { createBlockers, pathOfUrl } from './blockers.ts';
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
  base: givenBase = '',
}: HistoryNavigationOptions = {}): Navigation {
  const base = normalizeBase(givenBase);
  const href = (to: string) => hostPath(base, to, host.location.pathname);
  const blockers = createBlockers({ window: host, pathOf: pathOfUrl(href) });
  let current = locationWithin(base, host.location);

  const read = () => {
    const next = locationWithin(base, host.location);
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
      const go = () => {
        if (replace) host.history.replaceState(null, '', href(to));
        else host.history.pushState(null, '', href(to));
        notify();
      };
      if (!blockers.blocks(to, go)) go();
    },
    href,
    useLocation: () => useSyncExternalStore(subscribe, read, read),
    block: blockers.add,
  };
}
