import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useLocation } from '../../provider/useConsole.ts';
import { useConsoleWithQueries } from '../../data/useConsoleWithQueries.ts';
import type { Navigation } from '../Navigation.ts';
import { createPreparation } from './prepare.ts';
import { watchIntent } from './watchIntent.ts';
import type { Intent } from './watchIntent.ts';

/** How long somebody has to stay on a link that is meant until its page is drawn. Tab passes over many. */
const restMs = { pointer: 0, focus: 200, touch: undefined };

interface ReadAheadOfLinksProps {
  /** Fetches the code of the page at a path of the console. A promise settles when it is there. */
  onIntent?: ((to: string) => unknown) | undefined;
}

/**
 * Fetches code and data of the page behind any link of the console that somebody is about to follow, and has it drawn
 * where they rest on the link. Shows nothing.
 */
export function ReadAheadOfLinks({ onIntent }: ReadAheadOfLinksProps) {
  const console = useConsoleWithQueries();
  const location = useLocation();
  const place = useRef<HTMLSpanElement>(null);
  const [preparation] = useState(() => createPreparation());

  const prepare = useEffectEvent((href: string, intent: Intent) => {
    const to = pathOf(console.navigation, href);
    if (to === undefined) return;
    preparation.begin(console, {
      to,
      from: location,
      code: onIntent?.(to),
      drawAfterMs: restMs[intent],
    });
  });
  useEffect(() => {
    const root = place.current?.closest('.qs-root');
    if (!(root instanceof HTMLElement)) return undefined;
    const stop = watchIntent({
      root,
      onIntent: (href, intent) => prepare(href, intent),
      onLeave: preparation.drop,
    });
    return () => {
      stop();
      preparation.drop();
    };
  }, [preparation]);
  useEffect(() => preparation.arrive(location), [preparation, location]);
  return <span ref={place} hidden />;
}

/** The path of the console that a link leads to; `undefined` for any other. */
function pathOf(navigation: Navigation, href: string): string | undefined {
  const home = navigation.href('/');
  return href.startsWith(home) && !href.startsWith('//')
    ? `/${href.slice(home.length)}`
    : undefined;
}
