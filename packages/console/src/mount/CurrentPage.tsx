import { isSwitchedOn } from '../navigation/isSwitchedOn.ts';
import type { Location } from '../navigation/Navigation.ts';
import { matchRoute } from '../navigation/paths.ts';
import type { RouteMatch } from '../navigation/paths.ts';
import { hasShell, routes } from '../navigation/routes.ts';
import { PageOutlet } from '../page/PageOutlet.tsx';
import { PageSlot } from '../page/PageSlot.tsx';
import { useFocusOnArrival } from '../page/useFocusOnArrival.ts';
import { useScrollOnArrival } from '../page/useScrollOnArrival.ts';
import { useConsole } from '../provider/useConsole.ts';
import { ErrorContainer } from '../screens/error/ErrorContainer.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { hasPage, LoadNotice, NotFound, pageOf, Shell } from './pages.tsx';

interface CurrentPageProps {
  /** With rail and top bar, and the page's title in the document. */
  isWhole: boolean;
}

interface PageProps {
  location: Location;
}

/** The page at the address, or the way to where one has to be instead. */
export function CurrentPage({ isWhole }: CurrentPageProps) {
  return <PageOutlet Failure={ErrorContainer} Page={isWhole ? WholePage : PageAlone} />;
}

function WholePage({ location }: PageProps) {
  useScrollOnArrival(location);
  return <PageAt location={location} isWhole />;
}

const PageAlone = ({ location }: PageProps) => <PageAt location={location} isWhole={false} />;

function PageAt({ location, isWhole }: PageProps & CurrentPageProps) {
  const match = matchRoute(location.pathname);
  const { features } = useConsole();
  useFocusOnArrival(location.pathname);
  const render = match && isSwitchedOn(match.id, features) ? pageOf(match.id) : undefined;
  if (match === undefined || render === undefined) return <NotFound />;
  if (!isWhole) {
    return (
      <>
        {routes[match.id].guard === 'signed-in' && <LoadNotice />}
        {render(location)}
      </>
    );
  }
  return (
    <>
      <Title match={match} />
      {hasShell(match.id) ? (
        <Shell match={match} hasPage={hasPage}>
          <PageSlot location={location} Page={Content} />
        </Shell>
      ) : (
        render(location)
      )}
    </>
  );
}

/** What is inside rail and top bar. */
function Content({ location }: PageProps) {
  const id = matchRoute(location.pathname)?.id;
  return id && pageOf(id)?.(location);
}

/** The whole console is the document's content, and names it. */
function Title({ match }: { match: RouteMatch }) {
  return <title>{useDocumentTitle(match)}</title>;
}
