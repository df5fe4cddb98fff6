import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';

import { mayShow, redirectFrom } from '../../runtime/navigation/guard.ts';
import type { Location } from '../../runtime/navigation/Navigation.ts';
import { LocationContext, useNavigation, useSignedIn } from '../../runtime/useConsole.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { ErrorFallbackProps } from './ErrorFallbackProps.ts';
import { useShownLocation } from './useShownLocation.ts';

/** Props of {@link PageOutlet}. */
export interface PageOutletProps {
  /** Shown instead of a page that throws: `ErrorContainer`, which may be loaded lazily. */
  Failure: ComponentType<ErrorFallbackProps>;
  /** Action of "Try Again" on the error screen. @default renders the page again, because the document belongs to the host */
  onTryAgain?: (() => void) | undefined;
  /** The page at a location of the console. It may suspend: the previous page stays until then. */
  Page: ComponentType<{ location: Location }>;
}

/**
 * Outlet for the pages of a console, without a layout. It redirects (to Log In and back, or from an alias path), hides
 * pages of signed-in users as soon as the session ends, and catches errors of a page. The previous page stays until the
 * code of the next one has loaded.
 */
export function PageOutlet({ Failure, onTryAgain, Page }: PageOutletProps) {
  const { navigate } = useNavigation();
  const location = useShownLocation();
  const isSignedIn = useSignedIn();
  const redirect = redirectFrom(location, isSignedIn);
  useEffect(() => {
    if (redirect !== undefined) navigate(redirect, { replace: true });
  }, [navigate, redirect]);

  const shown = useDeferredValue(location);
  // The same element until then, so that the previous page does not render again during a press.
  const page = useMemo(() => <Page location={shown} />, [Page, shown]);
  return (
    <Suspense>
      <LocationContext value={shown}>
        <ErrorBoundary page={shown.pathname} Fallback={Failure} onTryAgain={onTryAgain}>
          {mayShow(shown, isSignedIn) && page}
        </ErrorBoundary>
      </LocationContext>
    </Suspense>
  );
}
