import { createStore } from '../createStore.ts';
import { useStore } from '../useStore.ts';
import { createBlockers } from './blockers.ts';
import type { Navigation } from './Navigation.ts';
import { locationOf } from './paths.ts';

/** A `Navigation` that lives in memory, for stories, tests and widgets that must leave the address bar alone. */
export interface MemoryNavigation extends Navigation {
  /** Returns the current path, with query and hash. */
  current: () => string;
}

/** Options of `createMemoryNavigation`. */
export interface MemoryNavigationOptions {
  /**
   * Returns the `href` of a link, which a new tab opens.
   * @default the page of the host, with the path as its hash: `#/acme/apps`
   */
  href?: (to: string) => string;
}

/**
 * Creates a `Navigation` that does not change the address bar.
 * @param start path of the first page, as `buildPath` writes it
 */
export function createMemoryNavigation(
  start = '/',
  { href = (to) => `#${to}` }: MemoryNavigationOptions = {},
): MemoryNavigation {
  const location = createStore(locationOf(start));
  const blockers = createBlockers({ window: globalThis.window, pathOf: () => undefined });

  return {
    navigate(to) {
      const go = () => location.set(locationOf(to));
      if (!blockers.blocks(to, go)) go();
    },
    href,
    useLocation: () => useStore(location),
    block: blockers.add,
    current() {
      const { pathname, search, hash } = location.get();
      return `${pathname}${search}${hash}`;
    },
  };
}
