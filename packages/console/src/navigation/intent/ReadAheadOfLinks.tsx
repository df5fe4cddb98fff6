import { useEffect, useEffectEvent, useRef } from 'react';

import { useConsole } from '../../provider/useConsole.ts';
import type { Navigation } from '../Navigation.ts';
import { readInto } from './readInto.ts';
import { watchIntent } from './watchIntent.ts';

interface ReadAheadOfLinksProps {
  /** Fetches the code of the page at a path of the console. */
  onIntent?: ((to: string) => void) | undefined;
}

/** Fetches code and data of the page behind any link of the console that somebody is about to follow. Shows nothing. */
export function ReadAheadOfLinks({ onIntent }: ReadAheadOfLinksProps) {
  const console = useConsole();
  const { navigation } = console;
  const place = useRef<HTMLSpanElement>(null);

  const prepare = useEffectEvent((href: string) => {
    const to = pathOf(navigation, href);
    if (to === undefined) return;
    onIntent?.(to);
    void readInto(console, to);
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
