import { useState } from 'react';

import { appQueries } from '../data/apps.ts';
import { readerOf } from '../data/readerOf.ts';
import { teamQueries } from '../data/teams.ts';
import { userQueries } from '../data/users.ts';
import type { Location } from '../navigation/Navigation.ts';
import { pageProps } from '../navigation/paths.ts';
import type { RouteMatch } from '../navigation/paths.ts';
import type { Console } from '../provider/Console.ts';
import { useConsole, useLocation } from '../provider/useConsole.ts';
import { readApps } from '../screens/apps/appsPage.ts';

/**
 * Begins to read what the first page and the layout around it show, as soon as it is rendered: left alone, a page asks
 * for its list only once its team is there and drawn. Shows nothing.
 */
export function ReadFirstPage({ match }: { match: RouteMatch }) {
  const console = useConsole();
  const location = useLocation();
  useState(() => {
    // What fails, the layout and the page say themselves.
    readFirstPage(console, match, location).catch(() => {});
  });
  return null;
}

async function readFirstPage(console: Console, match: RouteMatch, location: Location) {
  const read = readerOf(console);
  const { teamSlug, appSlug } = match.params;
  const apps = pageProps('apps', location);
  await Promise.all([
    read(userQueries.me()),
    read(teamQueries.list()),
    teamSlug !== undefined && read(teamQueries.bySlug(teamSlug)),
    teamSlug !== undefined &&
      appSlug !== undefined &&
      read(appQueries.byPath({ teamSlug, appSlug })),
    // What other pages read is in a chunk of its own: Apps, where most people begin, should not wait for it.
    apps === undefined ? readOther(console, location) : readApps(apps, read),
  ]);
}

async function readOther(console: Console, { pathname, search }: Location) {
  const { readInto } = await import('../navigation/intent/readInto.ts');
  await readInto(console, `${pathname}${search}`);
}
