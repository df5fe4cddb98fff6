import { usePathname, useRouter, useSearchParams } from 'next/navigation.js';
import { useMemo, useState, useSyncExternalStore } from 'react';

import { hostPath, normalizeBase, pathWithin, useLocationWithin } from './base.ts';
import { createBlockers, pathOfUrl } from './blockers.ts';
import type { Location, Navigation } from './Navigation.ts';

/** Options of `useNextNavigation`. */
export interface NextNavigationOptions {
  /** Path of the console's pages within the app, such as `/hosting`. @default '' */
  base?: string;
  /** The `basePath` of `next.config`, which links outside of `next/link` include. @default '' */
  basePath?: string;
}

/**
 * A `Navigation` over the App Router of Next.js, for `ConsoleProvider`. Next.js cannot block a navigation: unsaved changes
 * block links and closing the page, but not Back, Forward and `router.push` of the host.
 */
export function useNextNavigation({
  base: givenBase = '',
  basePath = '',
}: NextNavigationOptions = {}): Navigation {
  const base = normalizeBase(givenBase);
  const root = normalizeBase(basePath);
  const router = useRouter();
  const pathname = usePathname();
  // Only pages outside of the base path need it: within, the navigation stays the same object.
  const here = pathWithin(base, pathname) === undefined ? pathname : '';
  const [blockers] = useState(() =>
    createBlockers({ window: globalThis.window, pathOf: pathOfUrl((to) => `${root}${base}${to}`) }),
  );
  return useMemo(
    () => ({
      navigate(to, { replace = false } = {}) {
        // The console itself moves focus and scrolls.
        const go = () =>
          router[replace ? 'replace' : 'push'](hostPath(base, to, here), { scroll: false });
        if (!blockers.blocks(to, go)) go();
      },
      href: (to) => `${root}${hostPath(base, to, here)}`,
      useLocation: createLocationHook(base),
      maySuspend: true,
      block: blockers.add,
    }),
    [base, root, here, router, blockers],
  );
}

const createLocationHook = (base: string) => () => useLocationWithin(base, useNextLocation());

function useNextLocation(): Location {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const hash = useSyncExternalStore(subscribeToHash, readHash, () => '');
  return { pathname, search: search === '' ? '' : `?${search}`, hash };
}

const readHash = () => globalThis.location.hash;

/** Next.js reports no hash. A navigation to another one also changes path, query or history. */
function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}
