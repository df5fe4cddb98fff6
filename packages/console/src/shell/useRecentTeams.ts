import { useEffect } from 'react';
import * as z from 'zod/mini';

import { useConsole, useCurrentTeam, useSession } from '../provider/useConsole.ts';

/** How many teams count as recent. */
const recentCount = 5;

const schema = /* @__PURE__ */ z.array(z.string());

/**
 * The slugs of the teams somebody looked at, the last one first. The last one outlives the tab, in the session
 * store; the others are kept in memory, for that person.
 * @param userId who it is, once that is known
 * @param shown the slug of the team whose pages are shown, if they are of a team
 */
export function useRecentTeams(userId: string | undefined, shown: string | undefined): string[] {
  const { drafts } = useConsole();
  const session = useSession();
  const last = useCurrentTeam();
  const known =
    userId === undefined ? [] : (schema.safeParse(drafts.read(userId, 'recent-teams')).data ?? []);
  const first = shown ?? last;
  const recent = first === null ? known : [first, ...known.filter((slug) => slug !== first)];

  const kept = recent.slice(0, recentCount).join('/');
  useEffect(() => {
    if (shown === undefined) return;
    session.setCurrentTeam(shown);
    if (userId !== undefined) drafts.keep(userId, 'recent-teams', kept.split('/'));
  }, [session, drafts, userId, shown, kept]);

  return recent;
}
