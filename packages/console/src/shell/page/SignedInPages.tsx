import { Activity, memo, useState } from 'react';

import type { Location } from '../../runtime/navigation/Navigation.ts';
import { hasShell, isSameLocation, matchPage, pageOf } from '../../runtime/navigation/paths.ts';
import type { PageMatch } from '../../runtime/navigation/paths.ts';
import { LocationContext } from '../../runtime/useConsole.ts';
import { SignedInLayoutContainer } from '../SignedInLayoutContainer.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageLayoutProps } from './PageLayout.tsx';

/** Props of `SignedInPages`. */
export interface SignedInPagesProps extends PageLayoutProps {
  match: PageMatch;
}

/**
 * The page with rail and top bar. The page behind a link that the user is about to follow is prerendered in a hidden
 * `Activity` once its code and data have loaded: without effects, so it polls nothing and registers nothing.
 */
function SignedInPages({ match, location, Page, onWatch }: SignedInPagesProps) {
  const [shown, setShown] = useState(location);
  const [target, setTarget] = useState<Location>();
  if (!isSameLocation(shown, location)) {
    // The same object, so that a prerendered page does not render again.
    setShown(target !== undefined && isSameLocation(target, location) ? target : location);
    setTarget(undefined);
  }
  const canPrerender = target !== undefined && hasLayout(target) && keyOf(target) !== keyOf(shown);
  return (
    <SignedInLayoutContainer match={match} onWatch={onWatch} onPrefetched={setTarget}>
      {(canPrerender ? [shown, target] : [shown]).map((at) => (
        <Activity key={keyOf(at)} mode={at === shown ? 'visible' : 'hidden'}>
          <PageAt at={at} isShown={at === shown} Page={Page} />
        </Activity>
      ))}
    </SignedInLayoutContainer>
  );
}

interface PageAtProps extends Pick<PageLayoutProps, 'Page'> {
  at: Location;
  isShown: boolean;
}

/** The page at a location. A failure of a hidden page does not affect the shown one. */
function PageAt({ at, isShown, Page }: PageAtProps) {
  return (
    <ErrorBoundary
      page={`${at.pathname} ${isShown ? 'shown' : 'hidden'}`}
      Fallback={isShown ? undefined : Nothing}
    >
      <LocationContext value={at}>
        <PageContent at={at} Page={Page} />
      </LocationContext>
    </ErrorBoundary>
  );
}

/** Does not render again when the page is shown. */
const PageContent = memo(function PageContent({ at, Page }: Omit<PageAtProps, 'isShown'>) {
  return <Page location={at} />;
});

const Nothing = () => null;

/** Key of the page at a location. A page with other parameters stays the same element. */
const keyOf = ({ pathname }: Location) => matchPage(pathname)?.id ?? 'notFound';

/** Whether a page has rail and top bar. */
function hasLayout({ pathname }: Location): boolean {
  const id = matchPage(pathname)?.id;
  return id !== undefined && hasShell(id) && pageOf(id).redirectTo === undefined;
}

export default SignedInPages;
