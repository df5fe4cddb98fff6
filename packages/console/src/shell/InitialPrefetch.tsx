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
  /** Called when the first data is there, has failed, or takes its time. Keep it the same from one rendering to the next. */
  onWaited: () => void;
}

/**
 * Prefetches the data of the first page and of the layout around it: otherwise a page requests its list only once its
 * team has loaded and rendered. Renders nothing.
 */
export function InitialPrefetch({ onWaited }: InitialPrefetchProps) {
  const console = useConsole();
  const location = useLocation();
  // The layout and the page report what fails.
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
    // Retried when they fail, as the layout cannot do without them.
    queryClient.fetchQuery(userQueries(api).me()),
    queryClient.fetchQuery(teamQueries(api).list()),
    // The page itself reports what fails.
    prefetchPage(console, pathname + search).catch(() => {}),
  ]);
}
