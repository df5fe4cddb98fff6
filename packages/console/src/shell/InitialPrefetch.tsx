import { startTransition, useEffect, useState } from 'react';

import { useConsole, useLocation } from '../runtime/useConsole.ts';

/** Delay of the skeleton while the first data loads, in milliseconds: on slow devices it would be rendered in vain. */
const skeletonDelayMs = 400;

interface InitialPrefetchProps {
  /** Called when the first data has loaded, has failed, or is slow. Keep it stable between renders. */
  onWaited: () => void;
}

/**
 * Prefetches the data of the first page and of the layout around it: otherwise a page requests its list only once its
 * team has loaded and rendered. Renders nothing.
 */
export function InitialPrefetch({ onWaited }: InitialPrefetchProps) {
  const { prefetch } = useConsole();
  const location = useLocation();
  const [prefetching] = useState(() => prefetch(location));
  useEffect(() => {
    const timer = setTimeout(onWaited, skeletonDelayMs);
    void prefetching.then(() => startTransition(onWaited));
    return () => clearTimeout(timer);
  }, [prefetching, onWaited]);
  return null;
}
