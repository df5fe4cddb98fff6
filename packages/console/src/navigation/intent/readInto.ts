import { createQueries } from '../../api/createQueries.ts';
import { cachedThings } from '../../palette/cachedThings.ts';
import type { Console } from '../../provider/Console.ts';
import { readerOf } from './reader.ts';
import { readAhead } from './routeReads.ts';

/** Prefetches the data that the page at a path shows first. What fails, the page itself reports when it is opened. */
export async function readInto(console: Console, to: string): Promise<void> {
  const { queryClient, session } = console;
  const queries = createQueries(console.api);
  try {
    await readAhead(to, {
      read: readerOf(queryClient),
      queries,
      currentTeam: session.getCurrentTeam(),
      knownApp({ teamSlug, appSlug }) {
        const team = queryClient.getQueryData(queries.teams.bySlug(teamSlug).queryKey);
        const { apps } = cachedThings(console);
        return apps.find((app) => app.slug === appSlug && app.team_id === team?.id);
      },
    });
  } catch {
    // The page reads it again.
  }
}
