import { useState } from 'react';

import { readerOf } from '../data/readerOf.ts';
import { teamQueries } from '../data/teams.ts';
import { userQueries } from '../data/users.ts';
import type { Location } from '../navigation/Navigation.ts';
import { pageProps } from '../navigation/paths.ts';
import type { Console } from '../provider/Console.ts';
import { useConsole, useLocation } from '../provider/useConsole.ts';
import { readApps } from '../screens/apps/appsPage.ts';

/**
 * Begins to read what the first page and the layout around it show, as soon as it is rendered: left alone, a page asks
 * for its list only once its team is there and drawn. Shows nothing.
 */
export function ReadFirstPage() {
  const console = useConsole();
  const location = useLocation();
  // What fails, the layout and the page say themselves.
  useState(() => void readFirstPage(console, location).catch(() => {}));
  return null;
}

async function readFirstPage(console: Console, location: Location) {
  const read = readerOf(console);
  const apps = pageProps('apps', location);
  await Promise.all([
    read(userQueries.me()),
    read(teamQueries.list()),
    // What other pages read is in a chunk of its own: Apps, where most people begin, should not wait for it.
    apps
      ? readApps(apps, read)
      : import('../navigation/intent/readInto.ts').then(({ readInto }) =>
          readInto(console, location.pathname + location.search),
        ),
  ]);
}
