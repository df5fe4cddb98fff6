import { useEffect, useMemo } from 'react';

import { useConsole, useCurrentTeam, useSession } from '../runtime/useConsole.ts';

/** Maximum number of recent teams. */
const recentCount = 5;

/**
 * Returns the slugs of recently opened teams, latest first. The latest is stored in the session; the others are kept in
 * memory, per user.
 * @param userId the current user, once loaded
 * @param shown slug of the team of the current page, if any
 */
export function useRecentTeams(userId: string | undefined, shown: string | undefined): string[] {
  const { drafts } = useConsole();
  const session = useSession();
  const last = useCurrentTeam();
  const stored = userId === undefined ? undefined : drafts.read(userId, 'recent-teams');
  const first = shown ?? last;
  const recent = useMemo(() => {
    const known = typeof stored === 'string' ? stored.split('/') : [];
    return first === null ? known : [first, ...known.filter((slug) => slug !== first)];
  }, [stored, first]);

  const next = recent.slice(0, recentCount).join('/');
  useEffect(() => {
    if (shown === undefined) return;
    session.setCurrentTeam(shown);
    if (userId !== undefined) drafts.store(userId, 'recent-teams', next);
  }, [session, drafts, userId, shown, next]);

  return recent;
}
