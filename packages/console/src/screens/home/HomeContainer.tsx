import { maxPageSize } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { appQueries } from '../../api/apps.ts';
import { invitationMutations, invitationQueries } from '../../api/invitations.ts';
import { usePinnedApps } from '../../api/usePinnedApps.ts';
import { teamQueries } from '../../api/teams.ts';
import { homeMessages } from '../../runtime/messages/en/home.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { pickTeam } from '../../domain/currentTeam.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { bothLoadable, mapLoadable } from '../../domain/loadable.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { useApi, useCurrentTeam, useHost } from '../../runtime/useConsole.ts';
import { useAppHealths } from '../../features/app-health/useAppHealths.ts';
import { appsOnHome } from '../../features/app-health/appsOnHome.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { usePageSlots } from '../../runtime/slots.ts';

/** Home with the platform's data, for the team opened last, else a shared one, else the personal one. */
export function HomeContainer(): ReactNode {
  const linkTo = useLinkTo();
  const { toast } = useHost();
  const common = useMessages(commonMessages);
  const texts = useMessages(homeMessages);
  const api = useApi();
  const { mutateAsync: decline } = useMutation({
    ...invitationMutations(api).decline(),
    ...useErrorToast((id: string) => `decline ${id}`),
  });
  const lastSlug = useCurrentTeam();
  const teams = toLoadable(useQuery(teamQueries(api).list()));
  const team = teams.status === 'ready' ? pickTeam(teams.data.data, lastSlug) : undefined;
  const apps = toLoadable(useQuery(appQueries(api).list({ teamId: team?.id, limit: maxPageSize })));
  const invitations = toLoadable(useQuery(invitationQueries(api).mine()));
  const pins = usePinnedApps();
  const health = useAppHealths(
    apps.status === 'ready' ? appsOnHome(apps.data.data, pins.pins) : [],
  );
  const teamSlug = team?.slug;
  const appPath = (slug: string) =>
    teamSlug === undefined ? undefined : linkTo('general', { teamSlug, appSlug: slug });

  return (
    <HomeScreen
      slots={usePageSlots('home', {})}
      pins={pins}
      health={health}
      errorsHref={({ slug }) =>
        teamSlug && linkTo('logs', { teamSlug, appSlug: slug }, { view: 'errors' })
      }
      teamName={team?.name}
      apps={mapLoadable(bothLoadable(teams, apps), ([, page]) => page)}
      appsHref={teamSlug && linkTo('apps', { teamSlug })}
      activityHref={teamSlug && linkTo('apps', { teamSlug }, { view: 'activity' })}
      newAppHref={teamSlug && linkTo('newApp', { teamSlug })}
      appHref={({ slug }) => appPath(slug)}
      deploymentHref={({ app, deployment }) =>
        teamSlug === undefined
          ? undefined
          : linkTo('deployment', {
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

export default HomeContainer;
