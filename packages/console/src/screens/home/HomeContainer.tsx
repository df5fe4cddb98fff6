import { maxPageSize } from '@quayside/api-contract';
import type { ReactNode } from 'react';

import { homeMessages } from '../../messages/en/home.ts';
import { commonMessages } from '../../messages/en/common.ts';
import { appQueries } from '../../data/apps.ts';
import { pickTeam } from '../../data/currentTeam.ts';
import { invitationQueries, useDeclineInvitation } from '../../data/invitations.ts';
import { teamQueries } from '../../data/teams.ts';
import { useReportedWrite } from '../../data/useReportedWrite.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { bothLoadable, mapLoadable } from '../../loadable.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsole, useCurrentTeam } from '../../provider/useConsole.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** Home over the platform: what happens in the team last looked at, else in a shared one, else in one's own. */
export function HomeContainer(): ReactNode {
  const reported = useReportedWrite();
  const { toast } = useConsole();
  const common = useMessages(commonMessages);
  const texts = useMessages(homeMessages);
  const { mutateAsync: decline } = useDeclineInvitation();
  const lastSlug = useCurrentTeam();
  const teams = useLoadable(teamQueries.list());
  const team = teams.status === 'ready' ? pickTeam(teams.data.data, lastSlug) : undefined;
  const apps = useLoadable(
    team === undefined ? null : appQueries.list({ teamId: team.id, limit: maxPageSize }),
  );
  const invitations = useLoadable(invitationQueries.mine());
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
      onDecline={reported(
        ({ id }) => `decline ${id}`,
        async ({ id }) => {
          await decline(id);
          toast.success({ title: common.successTitle, description: texts.invitations.declined });
        },
      )}
    />
  );
}

export default HomeContainer;
