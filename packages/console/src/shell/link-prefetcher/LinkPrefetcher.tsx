import { useEffect, useEffectEvent, useRef } from 'react';

import { preloadPage } from '../page/PageLayout.tsx';
import { useConsole } from '../../runtime/useConsole.ts';
import type { Navigation } from '../../runtime/navigation/Navigation.ts';
import { prefetchPage } from './prefetchPage.ts';
import { watchIntent } from './watchIntent.ts';

/** Prefetches code and data of the page behind any link of the console that the user is about to follow. Renders nothing. */
export function LinkPrefetcher() {
  const console = useConsole();
  const container = useRef<HTMLSpanElement>(null);

  const prefetch = useEffectEvent((href: string) => {
    const to = pathOf(console.navigation, href);
    if (to === undefined) return;
    // A chunk that fails to load is reported where it is rendered.
    preloadPage(to).catch(() => {});
    void prefetchPage(console, to);
  });
  useEffect(() => {
    const root = container.current?.closest('.qs-root');
    if (!(root instanceof HTMLElement)) return undefined;
    return watchIntent({ root, onIntent: prefetch });
  }, []);
  return <span ref={container} hidden />;
}

/** The path of the console that a link leads to; `undefined` for any other. */
function pathOf(navigation: Navigation, href: string): string | undefined {
  const home = navigation.href('/');
  return href.startsWith(home) && !href.startsWith('//')
    ? `/${href.slice(home.length)}`
    : undefined;
}
