import { useEffect, useLayoutEffect, useRef } from 'react';

import type { Location } from '../../runtime/navigation/Navigation.ts';

/**
 * A navigation shows the new page from its top; on the way back the browser restores where one was. For who renders
 * the pages, where they are the document's content.
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
  // Before the frame that shows it: effects come after, and the page would be seen to jump.
  useLayoutEffect(() => {
    const { current: before } = previous;
    previous.current = { pathname, search, hash };
    const isTraversal = traversedTo.current === window.location.href;
    // Back within a page must not count for the next one.
    traversedTo.current = undefined;
    if (before.pathname !== pathname && !isTraversal) window.scrollTo(0, 0);
  }, [pathname, search, hash]);
}
