import type { Team, UserMe } from '@quayside/api-contract';
import type { TimeZoneChoice } from '@quayside/design-system';
import { useQuery } from '@tanstack/react-query';
import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';

import { DeploymentDockContainer } from '../features/deployment-dock/DeploymentDockContainer.tsx';
import type { WatchedDeployment } from '../features/deployment-dock/WatchedDeployment.ts';
import { pickTeam } from '../api/currentTeam.ts';
import { isPermanentError } from '../api/retry.ts';
import { toLoadable } from '../api/toLoadable.ts';
import { appQueries } from '../api/apps.ts';
import { teamQueries } from '../api/teams.ts';
import { userQueries } from '../api/users.ts';
import type { Loadable } from '../api/loadable.ts';
import { pagesMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { LinkPrefetcher } from './link-prefetcher/LinkPrefetcher.tsx';
import type { Location } from '../runtime/navigation/Navigation.ts';
import { isSwitchedOn, buildPath } from '../runtime/navigation/paths.ts';
import type { PageMatch, PageId } from '../runtime/navigation/paths.ts';
import { useCommandPalette } from '../features/command-palette/useCommandPalette.tsx';
import { useChangePreferences, usePreferences } from '../runtime/preferences/usePreferences.ts';
import { useApi, useConsole, useLogout, useSession } from '../runtime/useConsole.ts';
import { standingOf } from '../ui/teamStanding.ts';
import { UnsavedGuard } from '../features/unsaved-changes/UnsavedGuard.tsx';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { InitialPrefetch } from './InitialPrefetch.tsx';
import { shellNavigation } from '../features/shell-navigation/shellNavigation.ts';
import { SignedInLayout } from './SignedInLayout.tsx';
import { SignedInLayoutSkeleton } from './SignedInLayoutSkeleton.tsx';
import type { SwitchableTeam } from './TeamSwitcher.tsx';
import { useRecentTeams } from './useRecentTeams.ts';

/** Props of {@link SignedInLayoutContainer}. */
export interface SignedInLayoutContainerProps {
  /** The page that is shown. */
  match: PageMatch;
  /** Whether the host shows a page; the navigation leads to no other. @default it shows all of them */
  hasPage?: ((id: PageId) => boolean) | undefined;
  /**
   * Called with the followed deployment that the tab's title and icon should tell of, and with `undefined` when
   * there is none any more. Keep it the same from one rendering to the next.
   */
  onWatch?: ((watched: WatchedDeployment | undefined) => void) | undefined;
  /**
   * Called with the location of the page that the user is about to open, once its code and data have loaded, and with
   * `undefined` when the user no longer is. Keep it the same from one rendering to the next.
   */
  onPrefetched?: ((location: Location | undefined) => void) | undefined;
  /** The page. */
  children: ReactNode;
}

const hasEveryPage = () => true;
const neverChanges = () => () => {};
const isNotHydrated = () => false;
/** On a server, and while what it wrote is taken over. */
const isHydrated = () => true;

/**
 * The layout with the data of the signed-in person, their teams, and the team and app of the page.
 * Throws what trying again would not mend, such as 'Team not found', to the error boundary around. While the platform is
 * down, the page has what is known around it.
 */
export function SignedInLayoutContainer({
  hasPage = hasEveryPage,
  ...props
}: SignedInLayoutContainerProps): ReactNode {
  const [isPageShown, showPage] = useReducer(() => true, false);
  const { button, overlays } = useCommandPalette({ hasPage, isPageShown });
  return (
    <>
      <LayoutWithData {...props} hasPage={hasPage} search={button} onPageShown={showPage} />
      {overlays}
    </>
  );
}

interface LayoutWithDataProps extends SignedInLayoutContainerProps {
  hasPage: (id: PageId) => boolean;
  search: ReactNode;
  onPageShown: () => void;
}

/** The layout with its data. It does not render again when the palette opens. */
const LayoutWithData = memo(function LayoutWithData({
  match,
  hasPage,
  onWatch,
  onPrefetched,
  search,
  onPageShown,
  children,
}: LayoutWithDataProps) {
  const { features, links, productName, controlledByHost } = useConsole();
  const { timeZone } = usePreferences();
  const changePreferences = useChangePreferences();
  const session = useSession();
  const pages = useMessages(pagesMessages);
  const logOut = useLogout();
  const theme = useSyncExternalStore(session.subscribe, session.getTheme, () => 'dark' as const);

  const { teamSlug, appSlug } = match.params;
  const api = useApi();
  const reads = [
    toLoadable(useQuery(userQueries(api).me())),
    toLoadable(useQuery(teamQueries(api).list())),
  ] as const;
  // Deferred, since all of the page comes with them: in one piece it would hold up what is pressed and read meanwhile.
  const me = useDeferredValue(known(reads[0]));
  const teams = useDeferredValue(known(reads[1]));
  const team = known(toLoadable(useQuery(teamQueries(api).bySlug(teamSlug))));
  const app = known(
    toLoadable(
      useQuery({
        ...appQueries(api).byPath({ teamSlug: teamSlug ?? '', appSlug: appSlug ?? '' }),
        enabled: teamSlug !== undefined && appSlug !== undefined,
      }),
    ),
  );

  const recent = useRecentTeams(me?.id, team?.slug);
  const around = team ?? (teams && pickTeam(teams.data, recent[0] ?? null));
  const switchableTeams = useMemo(
    () => (me && teams ? teams.data.map((each) => switchable(each, me)) : []),
    [me, teams],
  );
  const switchableTeam = useMemo(() => me && around && switchable(around, me), [me, around]);
  const timeZoneSwitch = useMemo(
    () => ({
      timeZone,
      onChange: (chosen: TimeZoneChoice) => changePreferences({ timeZone: chosen }),
    }),
    [timeZone, changePreferences],
  );
  const failure = useLastingFailure(reads) ?? failureOf(reads);
  // Once rendered the page stays, whatever is refetched: the user may be typing.
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isShown) onPageShown();
  }, [isShown, onPageShown]);
  // Bars that stand for a blink would hold up the page by the time it takes to draw them (docs/performance.md).
  // Those that a server wrote stand already.
  const isWritten = useSyncExternalStore(neverChanges, isNotHydrated, isHydrated);
  const [hasWaited, waited] = useReducer(() => true, isWritten);
  if (!isShown) {
    if ((hasWaited && me && teams) || failure !== undefined) setShown(true);
    return (
      <>
        <InitialPrefetch onWaited={waited} />
        {hasWaited && <SignedInLayoutSkeleton productName={productName} links={links} />}
      </>
    );
  }
  const pathOf = (id: 'accountSettings' | 'allTeams' | 'newTeam') =>
    hasPage(id) ? buildPath(id) : undefined;
  return (
    <SignedInLayout
      productName={productName}
      homeHref={buildPath('home')}
      links={links}
      user={me}
      teams={switchableTeams}
      recentTeams={recent}
      team={switchableTeam}
      allTeamsHref={pathOf('allTeams')}
      newTeamHref={features.teamCreation ? pathOf('newTeam') : undefined}
      accountSettingsHref={pathOf('accountSettings')}
      search={search}
      notice={<ConnectionNotice failure={failure} />}
      app={app}
      navigation={shellNavigation(
        match,
        (id) => hasPage(id) && isSwitchedOn(id, features),
        around?.slug ?? teamSlug,
      )}
      breadcrumbs={breadcrumbsOf(match, { team: team?.name, app: app?.name }, pages)}
      theme={theme}
      onThemeChange={session.setTheme}
      timeZoneSwitch={controlledByHost.timeZone ? undefined : timeZoneSwitch}
      onLogOut={logOut}
    >
      {children}
      <LinkPrefetcher onPrefetched={onPrefetched} />
      <UnsavedGuard />
      <DeploymentDockContainer onWatch={onWatch} />
    </SignedInLayout>
  );
});

/**
 * The data, as far as it is there. What will not come goes to the error boundary; for what may, the page stays, and says
 * itself what it does not have.
 */
function known<Data>(loadable: Loadable<Data>): Data | undefined {
  if (loadable.status === 'error' && isPermanentError(loadable.error)) throw loadable.error;
  return loadable.status === 'ready' ? loadable.data : undefined;
}

/** For how long a failing read is retried behind the skeleton before the page is shown without its data, in milliseconds. */
const silentRetryMs = 2000;

/** The failure of a read that is still retried, once that has taken so long that the user should hear of it. */
function useLastingFailure(reads: readonly Loadable<unknown>[]): unknown {
  const error = reads.find((read) => read.status === 'loading' && read.error !== undefined)?.error;
  const isRetrying = error !== undefined;
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isRetrying) return undefined;
    const timer = setTimeout(() => setLasted(true), silentRetryMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isRetrying]);
  return hasLasted ? error : undefined;
}

/**
 * Returns the error that keeps the user unknown: of a query out of retries, or of both at their first attempt, since the
 * platform is down then.
 */
function failureOf(reads: readonly Loadable<unknown>[]): unknown {
  const given = reads.find(({ status }) => status === 'error');
  const isDown = reads.every(({ error }) => error !== undefined && !isPermanentError(error));
  return (given ?? (isDown ? reads[0] : undefined))?.error;
}

function switchable(team: Team, me: UserMe): SwitchableTeam {
  return {
    slug: team.slug,
    name: team.name,
    standing: standingOf(team, me.id),
    href: buildPath('apps', { teamSlug: team.slug }),
  };
}
