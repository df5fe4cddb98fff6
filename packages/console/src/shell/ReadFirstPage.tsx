import { startTransition, useEffect, useState } from 'react';

import { bindQuery } from '../data/ApiQuery.ts';
import { readerOf } from '../data/readerOf.ts';
import { teamQueries } from '../data/teams.ts';
import { useConsoleWithQueries } from '../data/useConsoleWithQueries.ts';
import type { ConsoleWithQueries } from '../data/useConsoleWithQueries.ts';
import { userQueries } from '../data/users.ts';
import { readInto } from '../navigation/intent/readInto.ts';
import type { Location } from '../navigation/Navigation.ts';
import { pageProps } from '../navigation/paths.ts';
import { useLocation } from '../provider/useConsole.ts';
import { readApps } from '../screens/apps/appsPage.ts';

/** How long what is on its way is waited for without a sign of it, in milliseconds. */
const unseenWaitMs = 150;

interface ReadFirstPageProps {
  /** Called when all is read, or failed, or takes its time. Keep it the same from one rendering to the next. */
  onWaited: () => void;
}

/**
 * Begins to read what the first page and the layout around it show, as soon as it is rendered: left alone, a page asks
 * for its list only once its team is there and drawn. Shows nothing.
 */
export function ReadFirstPage({ onWaited }: ReadFirstPageProps) {
  const console = useConsoleWithQueries();
  const location = useLocation();
  // What fails, the layout and the page say themselves.
  const [reading] = useState(() => readFirstPage(console, location).catch(() => {}));
  useEffect(() => {
    const timer = setTimeout(onWaited, unseenWaitMs);
    // All of the page follows: in slices.
    void reading.then(() => startTransition(onWaited));
    return () => clearTimeout(timer);
  }, [reading, onWaited]);
  return null;
}

async function readFirstPage(console: ConsoleWithQueries, location: Location) {
  const read = readerOf(console);
  const apps = pageProps('apps', location);
  const { queryClient } = console;
  await Promise.all([
    // Tried again where they fail: without them there is nothing that would.
    queryClient.fetchQuery(bindQuery(console, userQueries.me())),
    queryClient.fetchQuery(bindQuery(console, teamQueries.list())),
    apps ? readApps(apps, read) : readInto(console, location.pathname + location.search),
  ]);
}
