import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { appQueries } from '../../api/apps.ts';
import { useApi, useConsole } from '../../runtime/useConsole.ts';
import { onceEach } from '../../domain/onceEach.ts';
import { cachedResources } from './cachedResources.ts';
import type { CachedResources } from './cachedResources.ts';

/** Debounce of requests while typing, in milliseconds. */
const restMs = 200;

/** Known pages to go to. */
export interface PaletteResources extends CachedResources {
  /** Whether a search request is pending or about to be sent. */
  isLooking: boolean;
  /** Number of apps that were read; `undefined` when there are no more, or it is unknown. */
  appLimit: number | undefined;
}

/**
 * Apps and deployments from the cache and, once the user types, from the platform. Known ones keep their position.
 * @param isTyped whether the user has typed
 */
export function usePaletteResources(isOpen: boolean, isTyped: boolean): PaletteResources {
  const console = useConsole();
  const [{ wasOpen, cached }, setKnown] = useState(() => ({
    wasOpen: isOpen,
    cached: cachedResources(console),
  }));
  if (wasOpen !== isOpen) setKnown({ wasOpen: isOpen, cached: cachedResources(console, cached) });

  const [wantsMore, setWantsMore] = useState(false);
  if (!isTyped && wantsMore) setWantsMore(false);
  useEffect(() => {
    if (!isTyped || wantsMore) return undefined;
    const timer = setTimeout(() => setWantsMore(true), restMs);
    return () => clearTimeout(timer);
  }, [isTyped, wantsMore]);

  const api = useApi();
  const { data: all, isFetching } = useQuery({ ...appQueries(api).all(), enabled: wantsMore });
  const apps = useMemo(
    () => (all === undefined ? cached.apps : onceEach([...cached.apps, ...all.data])),
    [cached.apps, all],
  );
  return {
    apps,
    deployments: cached.deployments,
    isLooking: isTyped && all === undefined && (isFetching || !wantsMore),
    appLimit: all !== undefined && all.count > all.data.length ? all.data.length : undefined,
  };
}
