import type { Team } from '@quayside/api-contract';

import { scopedKey } from '../../data/scopedKey.ts';
import { readerOf } from '../../data/readerOf.ts';
import { teamQueries } from '../../data/teams.ts';
import type { ConsoleWithQueries } from '../../data/useConsoleWithQueries.ts';
import { cachedThings } from '../../palette/cachedThings.ts';
import { readAhead } from './routeReads.ts';

/** Prefetches the data that the page at a path shows first. What fails, the page itself reports when it is opened. */
export async function readInto(console: ConsoleWithQueries, to: string): Promise<void> {
  const { queryClient, session } = console;
  try {
    await readAhead(to, {
      read: readerOf(console),
      currentTeam: session.getCurrentTeam(),
      knownApp({ teamSlug, appSlug }) {
        const team = queryClient.getQueryData<Team>(
          scopedKey(console, teamQueries.bySlug(teamSlug).key),
        );
        const { apps } = cachedThings(console);
        return apps.find((app) => app.slug === appSlug && app.team_id === team?.id);
      },
    });
  } catch {
    // The page reads it again.
  }
}
