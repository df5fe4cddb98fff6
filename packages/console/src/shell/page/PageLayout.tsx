import type { ComponentType } from 'react';

import type { WatchedDeployment } from '../../features/deployment-dock/WatchedDeployment.ts';
import { SignedInPages } from '../../pages.ts';
import type { Location } from '../../runtime/navigation/Navigation.ts';
import { hasShell } from '../../runtime/navigation/paths.ts';
import type { PageMatch } from '../../runtime/navigation/paths.ts';

/** Props of {@link PageLayout}. */
export interface PageLayoutProps {
  /** The page that is shown. */
  match: PageMatch | undefined;
  /** Location of the page that is shown. */
  location: Location;
  /** The page at a location, which may be prerendered. Keep it stable between renders. */
  Page: ComponentType<{ location: Location }>;
  /** As in `SignedInLayoutContainer`. */
  onWatch?: ((watched: WatchedDeployment | undefined) => void) | undefined;
}

/**
 * Rail and top bar around the pages that have them. They stay mounted between such pages. The page behind a link that
 * the user is about to follow is prerendered.
 */
export function PageLayout({ match, location, Page, onWatch }: PageLayoutProps) {
  if (match === undefined || !hasShell(match.id)) return <Page location={location} />;
  return <SignedInPages match={match} location={location} Page={Page} onWatch={onWatch} />;
}
