import { useMemo } from 'react';
import { useLocation as usePathname, useRouter, useSearch } from 'wouter';
import type { RouterObject } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

import { hostPath } from './base.ts';
import { createBlockers, pathOfUrl } from './blockers.ts';
import type { Location, Navigation } from './Navigation.ts';

/**
 * A `Navigation` over wouter, for `ConsoleProvider`. Call it within wouter's `Router`; its base path and
 * its location hook, hash routing included, are followed.
 */
export function useWouterNavigation(): Navigation {
  const router = useRouter();
  const [pathname, go] = usePathname();
  const here = isOutside(pathname) ? pathname : '';
  return useMemo(() => createNavigation(go, router, here), [go, router, here]);
}

type Go = ReturnType<typeof usePathname>[1];

/** Whether a path of wouter is outside of its base path. */
const isOutside = (pathname: string) => pathname.startsWith('~');

function createNavigation(go: Go, router: RouterObject, here: string): Navigation {
  const href = (to: string) =>
    router.hrefs(hostPath(router.base, to, here.replace(/^~/, '')), router);
  const blockers = createBlockers({ window: globalThis.window, pathOf: pathOfUrl(href) });
  return {
    navigate(to, { replace = false } = {}) {
      const proceed = () => go(hostPath('', to, here), { replace });
      if (!blockers.blocks(to, proceed)) proceed();
    },
    href,
    useLocation: useWouterLocation,
    block: blockers.add,
  };
}

function useWouterLocation(): Location {
  const [path] = usePathname();
  const pathname = isOutside(path) ? '' : path;
  const search = useSearch();
  const hash = useLocationProperty(readHash, () => '');
  return useMemo(
    () => ({ pathname, search: search === '' ? '' : `?${search}`, hash }),
    [pathname, search, hash],
  );
}

/** With hash routing the hash is the page's path, and may have a hash of its own: `#/acme/apps#top`. */
function readHash(): string {
  const { hash } = globalThis.location;
  return hash.startsWith('#/') ? hash.slice(1).replace(/^[^#]+/, '') : hash;
}
