import type { ReactNode } from 'react';

import type { WatchedDeployment } from '../../features/deployment-dock/WatchedDeployment.ts';
import { NotFoundPage } from '../../pages.ts';
import { hasShell, locationOf, matchPage, pageOf } from '../../runtime/navigation/paths.ts';
import type { PageMatch } from '../../runtime/navigation/paths.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';

const SignedInLayout = lazyWithPreload(() => import('../SignedInLayoutContainer.tsx'));

/** Props of {@link PageLayout}. */
export interface PageLayoutProps {
  /** The page that is shown. */
  match: PageMatch | undefined;
  /** As in `SignedInLayoutContainer`. */
  onWatch?: ((watched: WatchedDeployment | undefined) => void) | undefined;
  children: ReactNode;
}

/** Rail and top bar around the pages that have them. They stay from one such page to the next. */
export function PageLayout({ match, onWatch, children }: PageLayoutProps) {
  if (match === undefined || !hasShell(match.id)) return children;
  return (
    <SignedInLayout match={match} onWatch={onWatch}>
      {children}
    </SignedInLayout>
  );
}

/** Fetches the code of the page at a path, and of the layout around it. */
export async function preloadPage(to: string): Promise<void> {
  const id = matchPage(locationOf(to).pathname)?.id;
  if (id === undefined) await NotFoundPage.preload();
  else await Promise.all([pageOf(id).preload(), hasShell(id) && SignedInLayout.preload()]);
}
