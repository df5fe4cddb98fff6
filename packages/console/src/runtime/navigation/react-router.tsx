import { useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker, useHref, useLocation, useNavigate } from 'react-router';

import { hostPath, normalizeBase, pathWithin, toOf, useLocationWithin } from './base.ts';
import { createBlockers } from './blockers.ts';
import type { Navigation } from './Navigation.ts';

/**
 * A `Navigation` over React Router, for `ConsoleProvider`. Unsaved changes block every navigation of the host: links,
 * `navigate`, Back and Forward. It needs a data router, such as `createBrowserRouter`, as React Router's
 * `useBlocker` does. React Router calls one blocker only: a second console, or a `useBlocker` of the host, replaces it.
 * @param base path of the console's pages within the router, such as `/hosting`. @default ''
 */
export function useReactRouterNavigation(base = ''): Navigation {
  const path = normalizeBase(base);
  const navigate = useNavigate();
  const root = normalizeBase(useHref('/'));
  const { pathname } = useLocation();
  // Only pages outside of the base path need it: within, the navigation stays the same object.
  const here = pathWithin(path, pathname) === undefined ? pathname : '';
  const [blockers] = useState(() => createBlockers({ window: globalThis.window }));

  /** Whether to proceed once React Router has blocked the navigation. */
  const isProceeding = useRef(false);
  const proceed = useRef<() => void>(undefined);
  const blocker = useBlocker(({ nextLocation, currentLocation }) => {
    const to = toOf(path, nextLocation, currentLocation.pathname);
    return blockers.blocks(to, () => {
      isProceeding.current = proceed.current === undefined;
      proceed.current?.();
    });
  });
  useEffect(() => {
    proceed.current = blocker.proceed;
    if (isProceeding.current) blocker.proceed?.();
    isProceeding.current = false;
  }, [blocker]);

  return useMemo(
    () => ({
      navigate: (to, options) => void navigate(hostPath(path, to, here), options),
      href: (to) => `${root}${hostPath(path, to, here)}`,
      useLocation: createLocationHook(path),
      block: blockers.add,
    }),
    [path, root, here, navigate, blockers],
  );
}

const createLocationHook = (base: string) => () => useLocationWithin(base, useLocation());
