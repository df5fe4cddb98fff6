import type { SortOrder } from '@quayside/api-contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { appQueries } from '../../api/apps.ts';
import { teamQueries } from '../../api/teams.ts';
import { CopyAs } from '../../features/copy-as/CopyAs.tsx';
import { toLoadable } from '../../api/toLoadable.ts';
import { onceEach } from '../../domain/onceEach.ts';
import { bothLoadable, loading, mapLoadable } from '../../domain/loadable.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useNavigation } from '../../runtime/useConsole.ts';
import { useChangePreferences, usePreferences } from '../../runtime/preferences/usePreferences.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { appsInput, appsPageSize, appsPart, searchApps, toAppsPage } from './appsPage.ts';
import { appsOnHome } from '../../features/app-health/appsOnHome.ts';
import { useAppHealths } from '../../features/app-health/useAppHealths.ts';
import { AppsScreen } from './AppsScreen.tsx';
import { usePinnedApps } from '../../api/usePinnedApps.ts';
import { usePinnedAppsOfTeam } from './usePinnedAppsOfTeam.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { usePageSlots } from '../../runtime/slots.ts';

/** The activity loads when it is opened. */
const ActivityContainer = lazyWithPreload(() => import('./ActivityContainer.tsx'));

/** Props of {@link AppsContainer}: the parameters of the URL. */
export interface AppsContainerProps {
  teamSlug: string;
  /** From 1. @default 1 */
  page?: number | undefined;
  /** @default 'desc' */
  order?: SortOrder | undefined;
  /** Search text. @default '' */
  q?: string | undefined;
  /** A drawer over the apps. @default none */
  view?: 'activity' | undefined;
}

/** Apps with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function AppsContainer({ teamSlug, ...given }: AppsContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const { search, pathWith } = usePageSearch('apps', given);
  const { page = 1, order = 'desc', q = '', view: drawer } = search;
  const { navigate } = useNavigation();
  const { appsView: view } = usePreferences();
  const changePreferences = useChangePreferences();
  const isSearching = q.trim() !== '';
  const api = useApi();
  const team = toLoadable(useQuery(teamQueries(api).bySlug(teamSlug)));
  const teamId = team.status === 'ready' ? team.data.id : undefined;
  const result = useQuery(
    isSearching
      ? appQueries(api).allOfTeam({ teamId })
      : appQueries(api).list(appsInput({ teamId, page, order })),
  );
  const list = toLoadable(result);
  const pins = usePinnedApps();
  const pinned = usePinnedAppsOfTeam(pins, teamId);
  const shown = [...(pinned ?? []), ...(list.status === 'ready' ? list.data.data : [])];
  const health = useAppHealths(appsOnHome(onceEach(shown), pins.pins));
  throwIfFailed(team);
  throwIfFailed(list);

  const show = (
    next: { page?: number; order?: SortOrder; q?: string },
    options?: { replace: boolean },
  ) =>
    navigate(
      pathWith({
        page: next.page === 1 ? undefined : next.page,
        order: next.order === 'desc' ? undefined : next.order,
        q: next.q === '' ? undefined : next.q,
      }),
      options,
    );

  return (
    <AppsScreen
      slots={usePageSlots('apps', { teamSlug })}
      apps={
        // Together with the pinned apps above them, which would otherwise move them.
        pinned === undefined && list.status === 'ready'
          ? loading
          : mapLoadable(bothLoadable(team, list), ([, apps]) =>
              // Until all apps are read, the rows of before stay.
              isSearching && !result.isPlaceholderData
                ? searchApps(apps, { search: q, page, order })
                : toAppsPage(apps),
            )
      }
      pinned={pinned}
      pins={pins}
      page={page}
      pageSize={appsPageSize}
      onPageChange={(nextPage) => show({ page: nextPage, order, q })}
      order={order}
      onOrderChange={(nextOrder) => show({ order: nextOrder, q })}
      search={q}
      onSearchChange={(next) => show({ order, q: next }, { replace: true })}
      view={view}
      onViewChange={(appsView) => changePreferences({ appsView })}
      newAppHref={linkTo('newApp', { teamSlug })}
      copyAs={
        <CopyAs
          place={
            teamId === undefined
              ? undefined
              : { page: 'apps', teamId, order, ...appsPart({ page, q }) }
          }
        />
      }
      activity={<ActivityContainer teamSlug={teamSlug} teamId={teamId} />}
      isActivityOpen={drawer === 'activity'}
      onActivityOpenChange={(isOpen) =>
        // Back leads to the page before, not to the drawer once more.
        navigate(pathWith({ ...search, view: isOpen ? 'activity' : undefined }), { replace: true })
      }
      appHref={({ slug }) => linkTo('general', { teamSlug, appSlug: slug })}
      health={health.byApp}
      errorsHref={({ slug }) => linkTo('logs', { teamSlug, appSlug: slug }, { view: 'errors' })}
    />
  );
}

export default AppsContainer;
