import {
  buildPath,
  isSwitchedOn,
  matchRoute,
  redirectOf,
  routes,
  useConsole,
  useLocation,
  useNavigation,
  useSignedIn,
} from '@quayside/console';
import type { Location, WatchedDeployment } from '@quayside/console';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyArea } from './lazyArea.tsx';
import { hasPage, pageOf, preloadPage } from './pages.tsx';
import { useDocument, useDocumentTheme } from './useDocument.ts';

/** Areas that stand around pages or in their place. */
export const frames = {
  shell: lazyArea(() => import('./areas/shell.tsx')),
  notFound: lazyArea(() => import('./areas/not-found.tsx')),
  error: lazyArea(() => import('./areas/error.tsx')),
};

/** The page at the address, or the way to where one has to be instead. */
export function CurrentPage() {
  const { navigate } = useNavigation();
  const location = useLocation();
  const isSignedIn = useSignedIn();
  const redirect = redirectFrom(location, isSignedIn);
  useDocumentTheme();
  useEffect(() => {
    if (redirect !== undefined) navigate(redirect, { replace: true });
  }, [navigate, redirect]);

  // The page before stays until the code of the next one is there.
  const shown = useDeferredValue(location);
  return (
    <Suspense>
      <ErrorBoundary page={shown.pathname} Fallback={frames.error}>
        {mayShow(shown, isSignedIn) && <PageAt location={shown} />}
      </ErrorBoundary>
    </Suspense>
  );
}

/** Where the address leads to: another page in its place, or to log in and back. */
function redirectFrom(location: Location, isSignedIn: boolean): string | undefined {
  const match = matchRoute(location.pathname);
  if (match === undefined) return undefined;
  const route = routes[match.id];
  if ('redirectTo' in route) {
    const { teamSlug = '', appSlug = '' } = match.params;
    return route.redirectTo === 'apps'
      ? buildPath('apps', { teamSlug })
      : buildPath('general', { teamSlug, appSlug });
  }
  return hasPage(match.id) ? redirectOf(match.id, location, isSignedIn) : undefined;
}

/** What is for those who are signed in goes the moment they are not; the log-in page may wait for what follows. */
function mayShow({ pathname }: Location, isSignedIn: boolean): boolean {
  const id = matchRoute(pathname)?.id;
  return isSignedIn || id === undefined || !hasPage(id) || routes[id].guard !== 'signed-in';
}

function PageAt({ location }: { location: Location }) {
  const match = matchRoute(location.pathname);
  const { features } = useConsole();
  const page = match && isSwitchedOn(match.id, features) ? pageOf(match.id) : undefined;
  const { shell: Shell, notFound: NotFound } = frames;
  const [watched, setWatched] = useState<WatchedDeployment>();
  useDocument(page && match, location.pathname, watched);
  if (match === undefined || page === undefined) return <NotFound />;
  if (!page.hasShell) return page.render(location);
  return (
    <Shell
      match={match}
      hasPage={hasPage}
      onIntent={(to) => void preloadPage(to)}
      onWatch={setWatched}
    >
      {page.render(location)}
    </Shell>
  );
}
