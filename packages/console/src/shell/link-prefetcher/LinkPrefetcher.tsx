import { useEffect, useEffectEvent, useRef } from 'react';

import { useConsole } from '../../runtime/useConsole.ts';
import type { Location, Navigation } from '../../runtime/navigation/Navigation.ts';
import { locationOf, matchPage } from '../../runtime/navigation/paths.ts';
import { prefetchPage, preloadPage } from '../../runtime/navigation/preloadPage.ts';
import { preloadPages } from './preloadPages.ts';
import { watchIntent } from './watchIntent.ts';
import type { Intent } from './watchIntent.ts';

interface LinkPrefetcherProps {
  /** Whether rail and top bar surround the pages. Then their code and that of all pages is preloaded too. @default true */
  hasLayout?: boolean;
  /** Called with the location behind a link once its code and data have loaded, and with `undefined` when the link is left. */
  onPrefetched?: ((location: Location | undefined) => void) | undefined;
}

/** Prefetches code and data of the page behind any link of the console that the user is about to follow. Renders nothing. */
export function LinkPrefetcher({ hasLayout = true, onPrefetched }: LinkPrefetcherProps) {
  const console = useConsole();
  const container = useRef<HTMLSpanElement>(null);

  const intended = useRef<string>(undefined);

  const prefetch = useEffectEvent(async (href: string, intent: Intent) => {
    const to = pathOf(console.navigation, href);
    intended.current = to;
    const page = to === undefined ? undefined : matchPage(locationOf(to).pathname);
    if (to === undefined || (page !== undefined && !console.hasPage(page.id))) return;
    try {
      await Promise.all([preloadPage(to, { hasLayout }), prefetchPage(to, console)]);
    } catch {
      // The page itself reports it when it is opened.
      return;
    }
    // A touch may be the start of a scroll.
    if (intended.current === to && intent !== 'touch') onPrefetched?.(locationOf(to));
  });
  const leave = useEffectEvent(() => {
    intended.current = undefined;
    onPrefetched?.(undefined);
  });
  useEffect(() => {
    const root = container.current?.closest('.qs-root');
    if (!(root instanceof HTMLElement)) return undefined;
    return watchIntent({
      root,
      onIntent: (href, intent) => void prefetch(href, intent),
      onLeave: () => leave(),
    });
  }, []);
  useEffect(() => (hasLayout ? preloadPages() : undefined), [hasLayout]);
  return <span ref={container} hidden />;
}

/** Returns the path of a link within the console; `undefined` for any other link. */
function pathOf(navigation: Navigation, href: string): string | undefined {
  const home = navigation.href('/');
  return href.startsWith(home) && !href.startsWith('//')
    ? `/${href.slice(home.length)}`
    : undefined;
}
