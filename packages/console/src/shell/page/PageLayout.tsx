import { Activity, memo, useState } from 'react';
import type { ComponentType } from 'react';

import type { WatchedDeployment } from '../../features/deployment-dock/WatchedDeployment.ts';
import { NotFoundPage } from '../../pages.ts';
import type { Location } from '../../runtime/navigation/Navigation.ts';
import {
  hasShell,
  isSameLocation,
  locationOf,
  matchPage,
  pageOf,
} from '../../runtime/navigation/paths.ts';
import type { PageMatch } from '../../runtime/navigation/paths.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { LocationContext } from '../../runtime/useConsole.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const SignedInLayout = lazyWithPreload(() => import('../SignedInLayoutContainer.tsx'));

/** Props of {@link PageLayout}. */
export interface PageLayoutProps {
  /** The page that is shown. */
  match: PageMatch | undefined;
  /** Location of the page that is shown. */
  location: Location;
  /** The page at a location, which may be prerendered. Keep it the same from one rendering to the next. */
  Page: ComponentType<{ location: Location }>;
  /** As in `SignedInLayoutContainer`. */
  onWatch?: ((watched: WatchedDeployment | undefined) => void) | undefined;
}

/**
 * Rail and top bar around the pages that have them. They stay from one such page to the next. The page behind a link that
 * the user is about to follow is prerendered, hidden, once its code and data have loaded.
 */
export function PageLayout({ match, location, Page, onWatch }: PageLayoutProps) {
  const [shown, setShown] = useState(location);
  const [target, setTarget] = useState<Location>();
  if (!isSameLocation(shown, location)) {
    // The same object, so that a prerendered page does not render again.
    setShown(target !== undefined && isSameLocation(target, location) ? target : location);
    setTarget(undefined);
  }
  if (match === undefined || !hasShell(match.id)) return <Page location={location} />;
  const canPrerender = target !== undefined && hasLayout(target) && keyOf(target) !== keyOf(shown);
  return (
    <SignedInLayout match={match} onWatch={onWatch} onPrefetched={setTarget}>
      {(canPrerender ? [shown, target] : [shown]).map((at) => (
        <Activity key={keyOf(at)} mode={at === shown ? 'visible' : 'hidden'}>
          <PageAt at={at} isShown={at === shown} Page={Page} />
        </Activity>
      ))}
    </SignedInLayout>
  );
}

interface PageAtProps {
  at: Location;
  isShown: boolean;
  Page: ComponentType<{ location: Location }>;
}

/** The page at a location. A failure of a hidden one leaves the page that is shown as it is. */
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
const PageContent = memo(function PageContent({ at, Page }: Pick<PageAtProps, 'at' | 'Page'>) {
  return <Page location={at} />;
});

const Nothing = () => null;

/** Key of the page at a location. A page with other parameters stays the same element. */
const keyOf = ({ pathname }: Location) => matchPage(pathname)?.id ?? 'notFound';

/** Whether a page stands inside rail and top bar. */
function hasLayout({ pathname }: Location): boolean {
  const id = matchPage(pathname)?.id;
  return id !== undefined && hasShell(id) && pageOf(id).redirectTo === undefined;
}

/** Fetches the code of the page at a path, and of the layout around it. */
export async function preloadPage(to: string): Promise<void> {
  const id = matchPage(locationOf(to).pathname)?.id;
  if (id === undefined) await NotFoundPage.preload();
  else await Promise.all([pageOf(id).preload(), hasShell(id) && SignedInLayout.preload()]);
}
