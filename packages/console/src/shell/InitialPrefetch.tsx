import { startTransition, useEffect, useState } from 'react';

import { teamQueries } from '../api/teams.ts';
import { userQueries } from '../api/users.ts';
import { prefetchPage } from './link-prefetcher/prefetchPage.ts';
import type { Location } from '../runtime/navigation/Navigation.ts';
import type { Console } from '../runtime/Console.ts';
import { useConsole, useLocation } from '../runtime/useConsole.ts';

/** Delay of the skeleton while the first data loads, in milliseconds. */
const skeletonDelayMs = 150;

interface InitialPrefetchProps {
  /** Called when the first data has loaded, has failed, or is slow. Keep it stable between renders. */
  onWaited: () => void;
}

/**
 * Prefetches the data of the first page and of the layout around it: otherwise a page requests its list only once its
 * team has loaded and rendered. Renders nothing.
 */
export function InitialPrefetch({ onWaited }: InitialPrefetchProps) {
  const console = useConsole();
  const location = useLocation();
  // The layout and the page report failures.
  const [prefetching] = useState(() => prefetch(console, location).catch(() => {}));
  useEffect(() => {
    const timer = setTimeout(onWaited, skeletonDelayMs);
    void prefetching.then(() => startTransition(onWaited));
    return () => clearTimeout(timer);
  }, [prefetching, onWaited]);
  return null;
}

async function prefetch(console: Console, { pathname, search }: Location) {
  const { api, queryClient } = console;
  await Promise.all([
    // Retried on failure, because the layout requires them.
    queryClient.fetchQuery(userQueries(api).me()),
    queryClient.fetchQuery(teamQueries(api).list()),
    // The page reports failures.
    prefetchPage(console, pathname + search).catch(() => {}),
  ]);
}
