import { useEffect, useLayoutEffect, useRef } from 'react';

import type { Location } from '../../runtime/navigation/Navigation.ts';

/**
 * Scrolls to the top after a navigation; on Back and Forward the browser restores the position. Call it where pages are
 * rendered as the content of the document.
 * @param location of the page that is shown
 */
export function useScrollOnArrival({ pathname, search, hash }: Location): void {
  /** Target of Back or Forward, until the location has changed. */
  const traversedTo = useRef<string>(undefined);
  useEffect(() => {
    const remember = () => {
      traversedTo.current = window.location.href;
    };
    // Before the router handles it and renders.
    window.addEventListener('popstate', remember, true);
    return () => window.removeEventListener('popstate', remember, true);
  }, []);

  const previous = useRef({ pathname, search, hash });
  // Before the frame that shows it: effects run later, and the page would visibly jump.
  useLayoutEffect(() => {
    const { current: before } = previous;
    previous.current = { pathname, search, hash };
    const isTraversal = traversedTo.current === window.location.href;
    // Back within a page must not affect the next one.
    traversedTo.current = undefined;
    if (before.pathname !== pathname && !isTraversal) window.scrollTo(0, 0);
  }, [pathname, search, hash]);
}
