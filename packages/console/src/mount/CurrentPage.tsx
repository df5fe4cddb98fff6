import { useTheme } from '@quayside/design-system';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';

import { redirectOf } from '../navigation/guard.ts';
import { isSwitchedOn } from '../navigation/isSwitchedOn.ts';
import type { Location } from '../navigation/Navigation.ts';
import { buildPath, matchRoute } from '../navigation/paths.ts';
import type { RouteMatch } from '../navigation/paths.ts';
import { routes } from '../navigation/routes.ts';
import { useConsole, useLocation, useNavigation, useSignedIn } from '../provider/useConsole.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { focusOnArrival } from './focusOnArrival.ts';
import { Failure, hasPage, hasShell, NotFound, pageOf, Shell } from './pages.tsx';

interface CurrentPageProps {
  /** With rail and top bar, and the page's title in the document. */
  isWhole: boolean;
}

/** The page at the address, or the way to where one has to be instead. */
export function CurrentPage({ isWhole }: CurrentPageProps) {
  const { navigate } = useNavigation();
  const location = useLocation();
  const isSignedIn = useSignedIn();
  const redirect = redirectFrom(location, isSignedIn);
  useEffect(() => {
    if (redirect !== undefined) navigate(redirect, { replace: true });
  }, [navigate, redirect]);

  // The page before stays until the code of the next one is there.
  const shown = useDeferredValue(location);
  return (
    <Suspense>
      <ErrorBoundary page={shown.pathname} Fallback={Failure}>
        {mayShow(shown, isSignedIn) && <PageAt location={shown} isWhole={isWhole} />}
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
  return redirectOf(match.id, location, isSignedIn);
}

/** What is for those who are signed in goes the moment they are not. */
function mayShow({ pathname }: Location, isSignedIn: boolean): boolean {
  const id = matchRoute(pathname)?.id;
  return isSignedIn || id === undefined || routes[id].guard !== 'signed-in';
}

function PageAt({ location, isWhole }: CurrentPageProps & { location: Location }) {
  const match = matchRoute(location.pathname);
  const { features } = useConsole();
  useArrival(location.pathname);
  const render = match && isSwitchedOn(match.id, features) ? pageOf(match.id) : undefined;
  if (match === undefined || render === undefined) return <NotFound />;
  const page = render(location);
  if (!isWhole) return page;
  return (
    <>
      <Title match={match} />
      {hasShell(match.id) ? (
        <Shell match={match} hasPage={hasPage}>
          {page}
        </Shell>
      ) : (
        page
      )}
    </>
  );
}

/** The whole console is the document's content, and names it. */
function Title({ match }: { match: RouteMatch }) {
  return <title>{useDocumentTitle(match)}</title>;
}

/** A navigation takes focus along, so that the new page is heard; the first page leaves it where it is. */
function useArrival(pathname: string): void {
  const { root } = useTheme();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname || root === null) return undefined;
    previous.current = pathname;
    return focusOnArrival(root);
  }, [pathname, root]);
}
