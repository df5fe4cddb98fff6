import type { Location } from '../runtime/navigation/Navigation.ts';
import { isSwitchedOn, matchPage, pageOf } from '../runtime/navigation/paths.ts';
import type { PageMatch } from '../runtime/navigation/paths.ts';
import { PageLayout } from '../shell/page/PageLayout.tsx';
import { NotFoundPage } from '../pages.ts';
import { PageOutlet } from '../shell/page/PageOutlet.tsx';
import { useFocusOnArrival } from '../shell/page/useFocusOnArrival.ts';
import { useScrollOnArrival } from '../shell/page/useScrollOnArrival.ts';
import { useConsole } from '../runtime/useConsole.ts';
import { lazyWithPreload } from '../runtime/lazyWithPreload.tsx';
import { ErrorContainer } from '../screens/error/ErrorContainer.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

const LoadNotice = lazyWithPreload(async () => ({
  default: (await import('../shell/LoadNotice.tsx')).LoadNotice,
}));

interface CurrentPageProps {
  /** The whole console, with rail and top bar, which also sets the document's title. */
  isWhole: boolean;
}

interface PageProps {
  location: Location;
}

/** The page at the console's location, or Not Found or an error screen instead. */
export function CurrentPage({ isWhole }: CurrentPageProps) {
  return <PageOutlet Failure={ErrorContainer} Page={isWhole ? WholePage : PageAlone} />;
}

function WholePage({ location }: PageProps) {
  useScrollOnArrival(location);
  const match = usePageAt(location);
  if (match === undefined) return <NotFoundPage />;
  return (
    <>
      <Title match={match} />
      <PageLayout match={match} location={location} Page={Content} />
    </>
  );
}

function PageAlone({ location }: PageProps) {
  const match = usePageAt(location);
  if (match === undefined) return <NotFoundPage />;
  return (
    <>
      {pageOf(match.id).guard === 'signed-in' && <LoadNotice />}
      <Content location={location} />
    </>
  );
}

function Content({ location }: PageProps) {
  const id = matchPage(location.pathname)?.id;
  return id && pageOf(id).render(location);
}

/** The page at a location, unless its feature is off. */
function usePageAt({ pathname }: Location): PageMatch | undefined {
  const { features } = useConsole();
  useFocusOnArrival(pathname);
  const match = matchPage(pathname);
  return match && isSwitchedOn(match.id, features) ? match : undefined;
}

/** Sets the title of the document when the whole console is its content. */
function Title({ match }: { match: PageMatch }) {
  return <title>{useDocumentTitle(match)}</title>;
}
