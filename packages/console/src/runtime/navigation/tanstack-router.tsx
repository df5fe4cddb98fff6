import { useRouter } from '@tanstack/react-router';
import type { BlockerFn, HistoryLocation, RouterHistory } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { hostPath, normalizeBase, toOf, useLocationWithin } from './base.ts';
import { createBlockers } from './blockers.ts';
import type { Navigation } from './Navigation.ts';

/**
 * A `Navigation` over TanStack Router, for `ConsoleProvider`. Unsaved changes block every navigation of the host: links,
 * `navigate`, Back and Forward.
 * @param base path of the console's pages within the router, such as `/hosting`. @default ''
 */
export function useTanStackRouterNavigation(base = ''): Navigation {
  const { history, basepath } = useRouter();
  const root = `${normalizeBase(basepath)}${normalizeBase(base)}`;
  const [blockers] = useState(() => createBlockers({ window: globalThis.window }));

  useEffect(() => {
    const blockerFn: BlockerFn = ({ nextLocation, currentLocation, action }) => {
      const { href, state } = nextLocation;
      const to = toOf(root, nextLocation, currentLocation.pathname);
      return blockers.blocks(to, () => {
        const options = { ignoreBlocker: true };
        if (action === 'PUSH') history.push(href, state, options);
        else if (action === 'REPLACE') history.replace(href, state, options);
        else history.go(indexOf(state) - indexOf(currentLocation.state), options);
      });
    };
    return history.block({ blockerFn, enableBeforeUnload: false });
  }, [blockers, history, root]);

  return useMemo(() => {
    const pathOf = (to: string) => hostPath(root, to, history.location.pathname);
    return {
      navigate: (to, { replace = false } = {}) =>
        replace ? history.replace(pathOf(to)) : history.push(pathOf(to)),
      href: (to) => history.createHref(pathOf(to)),
      useLocation: createLocationHook(root, history),
      block: blockers.add,
    };
  }, [root, history, blockers]);
}

/** Position of an entry in the history. */
// oxlint-disable-next-line no-underscore-dangle -- TanStack Router's name
const indexOf = (state: HistoryLocation['state']) => state.__TSR_index;

/** Reads the history, whose location has the query as it was written. The router's parses and writes it again. */
function createLocationHook(root: string, history: RouterHistory) {
  const read = () => history.location;
  return () => useLocationWithin(root, useSyncExternalStore(history.subscribe, read, read));
}
