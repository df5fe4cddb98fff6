import { createBlockers } from '@quayside/console';
import type { Location, Navigation } from '@quayside/console';
import { useEffect, useMemo, useState } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';

/**
 * The console's `Navigation` over React Router, for `ConsoleProvider`.
 *
 * @param base path of the console's pages, such as `/hosting`
 */
export function useReactRouterNavigation(base: string): Navigation {
  const navigate = useNavigate();
  const [blockers] = useState(() => createBlockers(window));

  // Links of the portal, Back and Forward are blocked too.
  const blocked = useBlocker(({ nextLocation }) =>
    blockers.stays(`${nextLocation.pathname.slice(base.length)}${nextLocation.search}`),
  );
  useEffect(() => {
    if (blocked.state === 'blocked') blocked.reset();
  }, [blocked]);

  return useMemo(
    () => ({
      navigate: (to, options) => void navigate(`${base}${to}`, options),
      href: (to) => `${base}${to}`,
      useLocation: locationHook(base),
      block: blockers.add,
    }),
    [base, blockers, navigate],
  );
}

function locationHook(base: string) {
  return function useLocationInConsole(): Location {
    const { pathname, search, hash } = useLocation();
    return useMemo(
      () => ({ pathname: pathname.slice(base.length) || '/', search, hash }),
      [pathname, search, hash],
    );
  };
}
