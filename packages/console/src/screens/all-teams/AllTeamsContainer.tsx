import type { SortOrder } from '@quayside/api-contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { teamQueries } from '../../api/teams.ts';
import { userQueries } from '../../api/users.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { bothLoadable, mapLoadable } from '../../domain/loadable.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { useApi, useConsole, useHost } from '../../runtime/useConsole.ts';
import { AllTeamsScreen } from './AllTeamsScreen.tsx';
import { teamRows } from './teamRows.ts';
import { usePageSlots } from '../../runtime/slots.ts';

/** Search parameters of All Teams. */
export interface AllTeamsContainerProps {
  /** Search text. @default '' */
  q?: string | undefined;
  /** Order by name. @default 'asc' */
  order?: SortOrder | undefined;
}

/** All Teams with the platform's data. */
export function AllTeamsContainer(given: AllTeamsContainerProps): ReactNode {
  const linkTo = useLinkTo();
  const { search, pathWith } = usePageSearch('allTeams', given);
  const { q = '', order = 'asc' } = search;
  const { navigation } = useConsole();
  const { features, locale } = useHost();
  const api = useApi();
  const teams = toLoadable(useQuery(teamQueries(api).list()));
  const me = toLoadable(useQuery(userQueries(api).me()));
  const show = (next: { q: string; order: SortOrder }, replace: boolean) =>
    navigation.navigate(
      pathWith({
        q: next.q === '' ? undefined : next.q,
        order: next.order === 'asc' ? undefined : next.order,
      }),
      { replace },
    );
  return (
    <AllTeamsScreen
      slots={usePageSlots('allTeams', {})}
      teams={mapLoadable(bothLoadable(teams, me), ([{ data }, { id }]) =>
        teamRows({ teams: data, userId: id, search: q, order, locale, linkTo }),
      )}
      search={q}
      onSearchChange={(next) => show({ q: next, order }, true)}
      order={order}
      onOrderChange={(next) => show({ q, order: next }, false)}
      newTeamHref={features.teamCreation ? linkTo('newTeam') : undefined}
    />
  );
}

export default AllTeamsContainer;
