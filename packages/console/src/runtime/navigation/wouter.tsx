import { useMemo } from 'react';
import { useLocation as usePathname, useRouter, useSearch } from 'wouter';
import type { RouterObject } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

import { createBlockers, pathOfUrl } from './blockers.ts';
import type { Location, Navigation } from './Navigation.ts';

/**
 * A `Navigation` over wouter, for `ConsoleProvider`. Call it within wouter's `Router`; its base path and
 * its location hook, hash routing included, are followed.
 */
export function useWouterNavigation(): Navigation {
  const router = useRouter();
  const [, go] = usePathname();
  return useMemo(() => createNavigation(go, router), [go, router]);
}

type Go = ReturnType<typeof usePathname>[1];

function createNavigation(go: Go, router: RouterObject): Navigation {
  const href = (to: string) => router.hrefs(`${router.base}${to}`, router);
  const blockers = createBlockers({ window: globalThis.window, pathOf: pathOfUrl(href) });
  return {
    navigate(to, { replace = false } = {}) {
      const proceed = () => go(to, { replace });
      if (!blockers.blocks(to, proceed)) proceed();
    },
    href,
    useLocation: useWouterLocation,
    block: blockers.add,
  };
}

function useWouterLocation(): Location {
  const [pathname] = usePathname();
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
