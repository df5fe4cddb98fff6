import { maxPageSize } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { createQueries } from '../../api/createQueries.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { homeMessages } from '../../runtime/messages/en/teams.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { pickTeam } from '../../api/currentTeam.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../api/useErrorToast.ts';
import { useMutations } from '../../api/useMutations.ts';
import { useQueries } from '../../api/useQueries.ts';
import { bothLoadable, mapLoadable } from '../../api/loadable.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useConsole, useCurrentTeam } from '../../runtime/useConsole.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** Home over the platform: what happens in the team last looked at, else in a shared one, else in one's own. */
export function HomeContainer(): ReactNode {
  const { toast } = useConsole();
  const common = useMessages(commonMessages);
  const texts = useMessages(homeMessages);
  const queries = useQueries();
  const { mutateAsync: decline } = useMutation({
    ...useMutations().invitations.decline(),
    ...useErrorToast((id: string) => `decline ${id}`),
  });
  const lastSlug = useCurrentTeam();
  const teams = toLoadable(useQuery(queries.teams.list()));
  const team = teams.status === 'ready' ? pickTeam(teams.data.data, lastSlug) : undefined;
  const apps = toLoadable(useQuery(queries.apps.list({ teamId: team?.id, limit: maxPageSize })));
  const invitations = toLoadable(useQuery(queries.invitations.mine()));
  const teamSlug = team?.slug;
  const appPath = (slug: string) =>
    teamSlug === undefined ? '' : buildPath('general', { teamSlug, appSlug: slug });

  return (
    <HomeScreen
      teamName={team?.name}
      apps={mapLoadable(bothLoadable(teams, apps), ([, page]) => page)}
      appsHref={teamSlug && buildPath('apps', { teamSlug })}
      appHref={({ slug }) => appPath(slug)}
      deploymentHref={({ app, deployment }) =>
        teamSlug === undefined
          ? ''
          : buildPath('deployment', {
              teamSlug,
              appSlug: app.slug,
              deploymentId: deployment.id,
            })
      }
      invitations={invitations}
      onDecline={async ({ id }) => {
        await decline(id);
        toast.success({ title: common.successTitle, description: texts.invitations.declined });
      }}
    />
  );
}

/** Prefetches the first data of the page. */
export async function prefetch({ api, queryClient, currentTeam }: PrefetchInput): Promise<void> {
  const { apps, invitations, teams } = createQueries(api);
  const [{ data }] = await Promise.all([
    prefetchQuery(queryClient, teams.list()),
    prefetchQuery(queryClient, invitations.mine()),
  ]);
  const team = pickTeam(data, currentTeam);
  if (team === undefined) return;
  await prefetchQuery(queryClient, apps.list({ teamId: team.id, limit: maxPageSize }));
}

export default HomeContainer;
