import { useEffect, useRef } from 'react';

import type { Console } from './Console.ts';
import { mayShow } from './navigation/guard.ts';
import type { Location } from './navigation/Navigation.ts';
import { matchPage } from './navigation/paths.ts';

/** Emits `ready` once, and `navigate` for each page that this session may see. */
export function usePageEvents(
  { api: { emit }, session }: Pick<Console, 'api' | 'session'>,
  { pathname }: Location,
): void {
  const isReady = useRef(false);
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (!isReady.current) emit({ type: 'ready' });
    isReady.current = true;
    const match = matchPage(pathname);
    const isSignedIn = session.isSignedIn();
    if (match === undefined || reported.current === pathname) return;
    if (!mayShow({ pathname }, isSignedIn)) return;
    reported.current = pathname;
    emit({ type: 'navigate', page: match.id, params: match.params });
  }, [emit, session, pathname]);
}
