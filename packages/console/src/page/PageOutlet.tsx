import { Suspense, useDeferredValue, useEffect, useMemo, useReducer } from 'react';
import type { ComponentType } from 'react';

import { mayShow, redirectFrom } from '../navigation/guard.ts';
import type { Location } from '../navigation/Navigation.ts';
import { useConsole, useLocation, useNavigation, useSignedIn } from '../provider/useConsole.ts';
import type { ErrorContainerProps } from '../screens/error/ErrorContainer.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** The place of a page. */
export interface PageOutletProps {
  /** Shown in the place of a page that throws: `ErrorContainer`, which may be fetched when it is wanted. */
  Failure: ComponentType<ErrorContainerProps>;
  /** What "Try again" of `Failure` does. @default renders the page again: the document is the host's */
  onTryAgain?: (() => void) | undefined;
  /** The page at a location of the console. It may suspend: the page before stays meanwhile. */
  Page: ComponentType<{ location: Location }>;
}

/**
 * The place of a console's pages, for who routes them alone: leads on from where nobody can stay (to log in and
 * back, or from a path that stands for another), hides what is for those who are signed in the moment they are not,
 * and keeps what a page throws to that page.
 */
export function PageOutlet({ Failure, onTryAgain, Page }: PageOutletProps) {
  const { navigate } = useNavigation();
  const location = useLocation();
  const isSignedIn = useSignedIn();
  const redirect = redirectFrom(location, isSignedIn);
  useEffect(() => {
    if (redirect !== undefined) navigate(redirect, { replace: true });
  }, [navigate, redirect]);

  const shown = useShown(location);
  // The same element until then: the page that is left is not rendered once more, in the middle of a press.
  const page = useMemo(() => <Page location={shown} />, [Page, shown]);
  return (
    <Suspense>
      <ErrorBoundary page={shown.pathname} Fallback={Failure} onTryAgain={onTryAgain}>
        {mayShow(shown, isSignedIn) && page}
      </ErrorBoundary>
    </Suspense>
  );
}

/**
 * Where the page is that is shown: the one before stays until the code of the next one is there. A page that is drawn
 * ahead has it, and comes in one go: rendered in slices, it would wait for a frame of the page before after each.
 */
function useShown(location: Location): Location {
  const { ahead } = useConsole();
  const deferred = useDeferredValue(location);
  const [shown, show] = useReducer((_: Location, next: Location) => next, location);
  if (deferred === location && shown !== location) show(location);
  // In an effect, so that it is rendered after the press, and its own effects wait for the frame that shows it.
  useEffect(() => {
    if (ahead.isDrawn(location)) show(location);
  }, [ahead, location]);
  return shown;
}
