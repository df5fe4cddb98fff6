import {
  ErrorContainer,
  hasShell,
  isSwitchedOn,
  lazyWithPreload,
  matchRoute,
  PageOutlet,
  useConsole,
} from '@quayside/console';
import type { Location, WatchedDeployment } from '@quayside/console';
import { useState } from 'react';

import { hasPage, pageOf, preloadPage, signedIn } from './pages.tsx';
import { useDocument, useDocumentTheme } from './useDocument.ts';

/** Areas that stand around pages or in their place. */
export const frames = {
  shell: lazyWithPreload(async () => ({ default: (await signedIn()).Shell })),
  notFound: lazyWithPreload(() => import('./areas/not-found.tsx')),
};

const reload = () => window.location.reload();

/** The page at the address, or the way to where one has to be instead. */
export function CurrentPage() {
  useDocumentTheme();
  return <PageOutlet Failure={ErrorContainer} onTryAgain={reload} Page={PageAt} />;
}

function PageAt({ location }: { location: Location }) {
  const match = matchRoute(location.pathname);
  const { features } = useConsole();
  const page = match && isSwitchedOn(match.id, features) ? pageOf(match.id) : undefined;
  const { shell: Shell, notFound: NotFound } = frames;
  const [watched, setWatched] = useState<WatchedDeployment>();
  useDocument(page && match, location, watched);
  if (match === undefined || page === undefined) return <NotFound />;
  if (!hasShell(match.id)) return page.render(location);
  return (
    <Shell
      match={match}
      hasPage={hasPage}
      onIntent={preloadPage}
      onWatch={setWatched}
      location={location}
      Page={Content}
    />
  );
}

/** What is inside rail and top bar. */
function Content({ location }: { location: Location }) {
  const id = matchRoute(location.pathname)?.id;
  return id && pageOf(id)?.render(location);
}
