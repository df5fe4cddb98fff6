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
import { pickTeam } from '../domain/currentTeam.ts';
import { errorKind } from '../runtime/errorKind.ts';
import { toLoadable } from '../api/toLoadable.ts';
import { appQueries } from '../api/apps.ts';
import { teamQueries } from '../api/teams.ts';
import { userQueries } from '../api/users.ts';
import type { Loadable } from '../domain/loadable.ts';
import { pagesMessages } from '../runtime/messages/en/pages.ts';
import { useThemeChoice } from '../runtime/session/useThemeChoice.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { LinkPrefetcher } from './link-prefetcher/LinkPrefetcher.tsx';
import type { Location } from '../runtime/navigation/Navigation.ts';
import { useLinkTo } from '../runtime/navigation/hostPages.ts';
import { buildPath } from '../runtime/navigation/paths.ts';
import type { PageMatch } from '../runtime/navigation/paths.ts';
import { useCommandPalette } from '../features/command-palette/useCommandPalette.tsx';
import { useChangePreferences, usePreferences } from '../runtime/preferences/usePreferences.ts';
import { useApi, useConsole, useHost, useLogout, useSession } from '../runtime/useConsole.ts';
import { displayedRoleOf } from '../domain/teamRoles.ts';
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
  /**
   * Called with the followed deployment to show in the tab's title and icon, and with `undefined` when there is none.
   * Keep it stable between renders.
   */
  onWatch?: ((watched: WatchedDeployment | undefined) => void) | undefined;
  /**
   * Called with the location of the page that the user is about to open, once its code and data have loaded, and with
   * `undefined` when the intent ends. Keep it stable between renders.
   */
  onPrefetched?: ((location: Location | undefined) => void) | undefined;
  /** The page. */
  children: ReactNode;
}

const neverChanges = () => () => {};
const onClient = () => false;
/** Also during hydration. */
const onServer = () => true;

/**
 * The layout with the data of the signed-in user, their teams, and the team and app of the page.
 * Throws permanent errors, such as 'Team not found', to the surrounding error boundary. While the platform is down, the
 * page is shown with the data that is available.
 */
export function SignedInLayoutContainer(props: SignedInLayoutContainerProps): ReactNode {
  const [isPageVisible, setPageVisible] = useState(false);
  const { ofShell, overlays } = useCommandPalette({ isPageVisible });
  return (
    <>
      <LayoutWithData {...props} search={ofShell} onPageVisible={setPageVisible} />
      {overlays}
    </>
  );
}

interface LayoutWithDataProps extends SignedInLayoutContainerProps {
  search: { rail: ReactNode; topBar: ReactNode };
  onPageVisible: (isVisible: true) => void;
}

/** The layout with its data, memoized: it does not render again when the palette opens. */
const LayoutWithData = memo(function LayoutWithData({
  match,
  onWatch,
  onPrefetched,
  search,
  onPageVisible,
  children,
}: LayoutWithDataProps) {
  const { hasPage } = useConsole();
  const { features, links, productName, controls } = useHost();
  const linkTo = useLinkTo();
  const { timeZone } = usePreferences();
  const changePreferences = useChangePreferences();
  const session = useSession();
  const pages = useMessages(pagesMessages);
  const logOut = useLogout();
  const theme = useThemeChoice();

  const { teamSlug, appSlug } = match.params;
  const api = useApi();
  const reads = [
    toLoadable(useQuery(userQueries(api).me())),
    toLoadable(useQuery(teamQueries(api).list())),
  ] as const;
  // Deferred, because the whole page renders with them, which would otherwise block input and screen readers.
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
  const failure = useLastingError(reads) ?? failureOf(reads);
  // Once rendered, the page stays during refetches, because the user may be typing.
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (isVisible) onPageVisible(true);
  }, [isVisible, onPageVisible]);
  // Rendering a skeleton for a moment would delay the page (docs/performance.md).
  // A server-rendered skeleton is shown already.
  const isWritten = useSyncExternalStore(neverChanges, onClient, onServer);
  const [hasWaited, waited] = useReducer(() => true, isWritten);
  if (!isVisible) {
    if ((hasWaited && me && teams) || failure !== undefined) setVisible(true);
    return (
      <>
        <InitialPrefetch onWaited={waited} />
        {hasWaited && <SignedInLayoutSkeleton productName={productName} links={links} />}
      </>
    );
  }
  return (
    <SignedInLayout
      productName={productName}
      homeHref={linkTo('home')}
      links={links}
      user={me}
      teams={switchableTeams}
      recentTeams={recent}
      team={hasPage('apps') ? switchableTeam : undefined}
      allTeamsHref={linkTo('allTeams')}
      newTeamHref={features.teamCreation ? linkTo('newTeam') : undefined}
      accountSettingsHref={linkTo('accountSettings')}
      search={search.topBar}
      railSearch={search.rail}
      notice={<ConnectionNotice failure={failure} />}
      app={app}
      navigation={shellNavigation(match, hasPage, around?.slug ?? teamSlug)}
      breadcrumbs={breadcrumbsOf(match, { team: team?.name, app: app?.name }, pages, hasPage)}
      theme={theme}
      onThemeChange={session.setTheme}
      timeZoneSwitch={controls.timeZone ? undefined : timeZoneSwitch}
      onLogOut={logOut}
    >
      {children}
      <LinkPrefetcher onPrefetched={onPrefetched} />
      <DeploymentDockContainer onWatch={onWatch} />
    </SignedInLayout>
  );
});

/**
 * Returns the data that has loaded. Permanent errors go to the error boundary; after other errors the page stays, and
 * reports the missing data itself.
 */
function known<Data>(loadable: Loadable<Data>): Data | undefined {
  if (loadable.status === 'error' && errorKind(loadable.error) !== 'temporary')
    throw loadable.error;
  return loadable.status === 'ready' ? loadable.data : undefined;
}

/** Time for which a failing query is retried behind the skeleton before the page is shown without data, in milliseconds. */
const silentRetryMs = 2000;

/** Returns the failure of a query that is still retried, once it has taken long enough to notify the user. */
function useLastingError(reads: readonly Loadable<unknown>[]): unknown {
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
  const isDown = reads.every(
    ({ error }) => error !== undefined && errorKind(error) === 'temporary',
  );
  return (given ?? (isDown ? reads[0] : undefined))?.error;
}

function switchable(team: Team, me: UserMe): SwitchableTeam {
  return {
    slug: team.slug,
    name: team.name,
    role: displayedRoleOf(team, me.id),
    href: buildPath('apps', { teamSlug: team.slug }),
  };
}
