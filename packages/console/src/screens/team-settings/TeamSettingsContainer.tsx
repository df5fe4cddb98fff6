import type { Team, UserPublic } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ReactNode } from 'react';

import { appQueries } from '../../api/apps.ts';
import { teamMutations, teamQueries } from '../../api/teams.ts';
import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import { forgetApps } from '../../api/forgetApps.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useApi, useConsole, useHost } from '../../runtime/useConsole.ts';
import { nameOf } from '../../domain/teamRoles.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { TeamSettingsScreen } from './TeamSettingsScreen.tsx';
import { useInvitations } from './useInvitations.ts';
import { useMemberActions } from './useMemberActions.ts';
import { useTeamView } from './useTeamView.ts';
import { usePageSlots } from '../../runtime/slots.ts';

/** Path parameters of Team Settings. */
export interface TeamSettingsContainerProps {
  teamSlug: string;
}

const nameSchema = /* @__PURE__ */ z.object({ name: z.optional(z.string()) });

/** Team Settings with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function TeamSettingsContainer({ teamSlug }: TeamSettingsContainerProps): ReactNode {
  // Pending actions of one team must not apply to another.
  return <SettingsOfTeam key={teamSlug} teamSlug={teamSlug} />;
}

function SettingsOfTeam({ teamSlug }: TeamSettingsContainerProps) {
  const api = useApi();
  const { team, view } = useTeamView(teamSlug);
  throwIfFailed(team, 'missing');
  const known = view.status === 'ready' ? view.data : undefined;
  const { draft: inviteDraft, ...invitations } = useInvitations(teamSlug, known);
  const apps = useQuery(appQueries(api).list({ teamId: known?.team.id, limit: 1 }));

  return (
    <TeamSettingsScreen
      slots={usePageSlots('teamSettings', { teamSlug })}
      view={view}
      appCount={apps.data?.count}
      nameDraft={useDraft(`team-name/${teamSlug}`, nameSchema)}
      inviteDraft={inviteDraft}
      {...invitations}
      {...useMemberActions(known?.team)}
      {...useTeamActions(known?.team)}
    />
  );
}

/** Actions on the team itself. Unused before the team is loaded, since the screen shows no button. */
function useTeamActions(team: Team | undefined) {
  const { api, navigation, queryClient } = useConsole();
  const { toast } = useHost();
  const isHere = useIsMounted();
  const common = useMessages(commonMessages);
  const texts = useMessages(teamSettingsMessages);
  const teamId = team?.id ?? '';
  const { mutateAsync: rename } = useMutation({
    ...teamMutations(api).rename(),
    ...useErrorToast(`rename ${teamId}`),
  });
  const { mutateAsync: transfer } = useMutation({
    ...teamMutations(api).transfer(),
    ...useErrorToast(`transfer ${teamId}`),
  });
  const { mutateAsync: removeTeam } = useMutation({
    ...teamMutations(api).remove(),
    ...useErrorToast(`delete ${teamId}`),
  });
  const succeed = (description: string, topic?: string) =>
    toast.success({ title: common.successTitle, description, topic });

  return {
    async onRename(name: string) {
      await rename({ teamId, name });
      succeed(texts.saved);
    },
    async onTransfer(to: UserPublic) {
      await transfer({ teamId, userId: to.id });
      succeed(texts.transfer.done(nameOf(to)));
    },
    async onDelete() {
      await removeTeam(teamId);
      if (isHere()) navigation.navigate(buildPath('allTeams'), { replace: true });
      // The cached queries of the deleted team would be refetched, and fail with 404.
      queryClient.removeQueries({ queryKey: teamQueries(api).bySlug(team?.slug).queryKey });
      forgetApps(api, queryClient, (app) => app.team_id === teamId);
      await queryClient.invalidateQueries({ queryKey: teamQueries(api).key });
      succeed(texts.danger.done(team?.name ?? ''));
    },
  };
}

export default TeamSettingsContainer;
