import { useEffect, useEffectEvent, useRef } from 'react';

import { bindQuery } from '../../data/ApiQuery.ts';
import { useConsole } from '../../provider/useConsole.ts';
import type { Navigation } from '../Navigation.ts';
import { readAhead } from './routeReads.ts';
import { watchIntent } from './watchIntent.ts';

/** For how long what was read ahead counts as fresh, in milliseconds. */
const freshMs = 10_000;

interface ReadAheadOfLinksProps {
  /** Fetches the code of the page at a path of the console. */
  onIntent?: ((to: string) => void) | undefined;
}

/** Fetches code and data of the page behind any link of the console that somebody is about to follow. Shows nothing. */
export function ReadAheadOfLinks({ onIntent }: ReadAheadOfLinksProps) {
  const console = useConsole();
  const { navigation, queryClient, session } = console;
  const place = useRef<HTMLSpanElement>(null);

  const prepare = useEffectEvent((href: string) => {
    const to = pathOf(navigation, href);
    if (to === undefined) return;
    onIntent?.(to);
    const ahead = readAhead(to, {
      currentTeam: session.getCurrentTeam(),
      read(query) {
        const options = bindQuery(console, query);
        const staleTime = Math.max(query.staleTimeMs ?? 0, freshMs);
        return queryClient.fetchQuery({ ...options, staleTime, retry: false });
      },
    });
    // The page itself says what fails, if somebody goes there.
    ahead.catch(() => {});
  });
  useEffect(() => {
    const root = place.current?.closest('.qs-root');
    if (!(root instanceof HTMLElement)) return undefined;
    return watchIntent({ root, onIntent: (href) => prepare(href) });
  }, []);
  return <span ref={place} hidden />;
}

/** The path of the console that a link leads to; `undefined` for any other. */
function pathOf(navigation: Navigation, href: string): string | undefined {
  const home = navigation.href('/');
  return href.startsWith(home) && !href.startsWith('//')
    ? `/${href.slice(home.length)}`
    : undefined;
}
