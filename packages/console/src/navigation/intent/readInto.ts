import type { Team } from '@quayside/api-contract';

import { scopedKey } from '../../data/scopedKey.ts';
import { readerOf } from '../../data/readerOf.ts';
import type { Reader } from '../../data/readerOf.ts';
import { teamQueries } from '../../data/teams.ts';
import type { ConsoleWithQueries } from '../../data/useConsoleWithQueries.ts';
import { cachedThings } from '../../palette/cachedThings.ts';
import { readAhead } from './routeReads.ts';

/**
 * Reads what the page at a path shows first. What fails, the page itself says if somebody goes there.
 * @returns what was read, or `undefined` if anything failed
 */
export const readInto = (console: ConsoleWithQueries, to: string): Promise<Answers | undefined> =>
  gather(console, to, readerOf(console));

/** What the page at a path shows first, if all of it was read before, however long ago. */
export const knownOf = (console: ConsoleWithQueries, to: string): Promise<Answers | undefined> =>
  gather(console, to, async (query) => {
    const known = console.queryClient.getQueryData<Awaited<ReturnType<typeof query.read>>>(
      scopedKey(console, query.key),
    );
    if (known === undefined) throw new Error('This was never read.');
    return known;
  });

/** Answers of the platform. One that says the same as the one before is the same object. */
export type Answers = ReadonlySet<unknown>;

async function gather(
  console: ConsoleWithQueries,
  to: string,
  read: Reader,
): Promise<Answers | undefined> {
  const answers = new Set<unknown>();
  const currentTeam = console.session.getCurrentTeam();
  try {
    await readAhead(to, {
      currentTeam,
      knownApp({ teamSlug, appSlug }) {
        const team = console.queryClient.getQueryData<Team>(
          scopedKey(console, teamQueries.bySlug(teamSlug).key),
        );
        const { apps } = cachedThings(console);
        return apps.find((app) => app.slug === appSlug && app.team_id === team?.id);
      },
      async read(query) {
        const answer = await read(query);
        answers.add(answer);
        return answer;
      },
    });
    return answers;
  } catch {
    return undefined;
  }
}
