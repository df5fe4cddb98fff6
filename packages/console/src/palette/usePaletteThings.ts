import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { useQueries } from '../api/useQueries.ts';
import { useConsole } from '../provider/useConsole.ts';
import { cachedThings, onceEach } from './cachedThings.ts';
import type { CachedThings } from './cachedThings.ts';

/** How long typing has to rest before the platform is asked, in milliseconds. */
const restMs = 200;

/** What can be gone to, as far as it is known. */
export interface PaletteThings extends CachedThings {
  /** Whether the platform is being asked for more, or is about to be. */
  isLooking: boolean;
}

/**
 * What the cache holds as the palette opens, and, as soon as somebody has typed something, what the platform adds.
 * What was there stays where it is.
 * @param isTyped whether something is typed
 */
export function usePaletteThings(isOpen: boolean, isTyped: boolean): PaletteThings {
  const console = useConsole();
  const [{ wasOpen, cached }, setKnown] = useState(() => ({
    wasOpen: isOpen,
    cached: cachedThings(console),
  }));
  if (wasOpen !== isOpen) setKnown({ wasOpen: isOpen, cached: cachedThings(console, cached) });

  const [wantsMore, setWantsMore] = useState(false);
  if (!isTyped && wantsMore) setWantsMore(false);
  useEffect(() => {
    if (!isTyped || wantsMore) return undefined;
    const timer = setTimeout(() => setWantsMore(true), restMs);
    return () => clearTimeout(timer);
  }, [isTyped, wantsMore]);

  const queries = useQueries();
  const { data: all, isFetching } = useQuery({ ...queries.apps.all(), enabled: wantsMore });
  const apps = useMemo(
    () => (all === undefined ? cached.apps : onceEach([...cached.apps, ...all])),
    [cached.apps, all],
  );
  return {
    apps,
    deployments: cached.deployments,
    isLooking: isTyped && all === undefined && (isFetching || !wantsMore),
  };
}
