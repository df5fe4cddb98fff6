import { useMemo } from 'react';

import { useConsole } from '../../runtime/useConsole.ts';

/** Maximum number of recent commands. */
const recentCount = 5;

const place = 'recent-commands';

interface RecentCommands {
  recentIds: readonly string[];
  /** Makes a command the last one that was used. */
  remember: (id: string) => void;
}

/**
 * Returns the ids of the user's recent commands, the last one first. They are kept in memory until a logout.
 * @param userId the user, once known
 */
export function useRecentCommands(userId: string | undefined): RecentCommands {
  const { drafts } = useConsole();
  const stored = userId === undefined ? undefined : drafts.read(userId, place);
  const recentIds = useMemo(() => (typeof stored === 'string' ? stored.split('\n') : []), [stored]);
  return {
    recentIds,
    remember(id: string) {
      if (userId === undefined) return;
      const next = [id, ...recentIds.filter((each) => each !== id)].slice(0, recentCount);
      drafts.store(userId, place, next.join('\n'));
    },
  };
}
