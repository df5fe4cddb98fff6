import { NotFoundPage } from '../pages.ts';
import { lazyWithPreload } from '../runtime/lazyWithPreload.tsx';
import type { Location } from '../runtime/navigation/Navigation.ts';
import { matchPage, pageOf } from '../runtime/navigation/paths.ts';
import type { PageMatch } from '../runtime/navigation/paths.ts';
import { useConsole } from '../runtime/useConsole.ts';
import { ErrorContainer } from '../screens/error/ErrorContainer.tsx';
import { LinkPrefetcher } from '../shell/link-prefetcher/LinkPrefetcher.tsx';
import { PageLayout } from '../shell/page/PageLayout.tsx';
import { PageOutlet } from '../shell/page/PageOutlet.tsx';
import { useFocusOnArrival } from '../shell/page/useFocusOnArrival.ts';
import { useScrollOnArrival } from '../shell/page/useScrollOnArrival.ts';
import { useShownLocation } from '../shell/page/useShownLocation.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

const LoadNotice = lazyWithPreload(async () => ({
  default: (await import('../shell/LoadNotice.tsx')).LoadNotice,
}));

/** Props of {@link ConsolePages}. */
export interface ConsolePagesProps {
  /**
   * - `full`: rail and top bar around the pages. A navigation scrolls to the top.
   * - `page`: the page alone, for hosts with a navigation of their own. The scroll position belongs to the host.
   *
   * @default 'full'
   */
  layout?: 'full' | 'page';
  /** Whether the title of the document is the page's. @default false */
  hasDocumentTitle?: boolean;
}

interface PageProps {
  location: Location;
}

/**
 * The console's pages inside a route of the host: the page at the location of the provider's `navigation`, or Not Found or
 * an error screen instead. It redirects users who must log in, moves focus to the heading of a new page, and prefetches the
 * page behind a link. The code of a page is loaded when it is opened.
 *
 * The provider settles the rest: `navigation` with its base path (or in memory, with the first page as its start), and
 * `hasPage` for a part of the pages.
 */
export function ConsolePages({ layout = 'full', hasDocumentTitle = false }: ConsolePagesProps) {
  const Page = layout === 'full' ? FullPage : PageAlone;
  return (
    <>
      <PageOutlet Failure={ErrorContainer} Page={Page} />
      {hasDocumentTitle && <DocumentTitle />}
    </>
  );
}

function FullPage({ location }: PageProps) {
  useScrollOnArrival(location);
  useFocusOnArrival(location.pathname);
  const match = usePageAt(location);
  if (match === undefined) return <NotFoundPage />;
  return <PageLayout match={match} location={location} Page={Content} />;
}

function PageAlone({ location }: PageProps) {
  useFocusOnArrival(location.pathname);
  const match = usePageAt(location);
  if (match === undefined) return <NotFoundPage />;
  return (
    <>
      {pageOf(match.id).guard === 'signed-in' && <LoadNotice />}
      <Content location={location} />
      <LinkPrefetcher hasLayout={false} />
    </>
  );
}

/** The page at a location alone, which may be prerendered. */
function Content({ location }: PageProps) {
  const match = usePageAt(location);
  return match === undefined ? <NotFoundPage /> : pageOf(match.id).render(location);
}

/** The page at a location, if the host has it. */
function usePageAt({ pathname }: Pick<Location, 'pathname'>): PageMatch | undefined {
  const { hasPage } = useConsole();
  const match = matchPage(pathname);
  return match && hasPage(match.id) ? match : undefined;
}

/** Sets the title of the document. The host's own title is back when the pages unmount. */
function DocumentTitle() {
  return <title>{useDocumentTitle(usePageAt(useShownLocation()))}</title>;
}
