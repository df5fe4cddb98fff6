import { startTransition, useEffect, useState } from 'react';

import { createQueries } from '../api/createQueries.ts';
import { prefetchPage } from '../navigation/intent/prefetchPage.ts';
import type { Location } from '../navigation/Navigation.ts';
import type { Console } from '../provider/Console.ts';
import { useConsole, useLocation } from '../provider/useConsole.ts';

/** How long the first data is waited for before the skeleton is shown, in milliseconds. */
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
  const queries = createQueries(api);
  await Promise.all([
    // Retried when they fail, as the layout cannot do without them.
    queryClient.fetchQuery(queries.users.me()),
    queryClient.fetchQuery(queries.teams.list()),
    prefetchPage(console, pathname + search),
  ]);
}
