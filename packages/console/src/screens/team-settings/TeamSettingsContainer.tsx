import { isAbortError, isTeamRole, UserFacingError } from '@quayside/api-contract';
import type { Invitation, TeamLink, TeamRole, UserPublic } from '@quayside/api-contract';
import { useTimeSettings } from '@quayside/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ReactNode } from 'react';

import { appQueries } from '../../api/apps.ts';
import { teamMutations, teamQueries } from '../../api/teams.ts';
import { userQueries } from '../../api/users.ts';
import { prefetchQuery } from '../../api/prefetchQuery.ts';
import type { PrefetchInput } from '../../runtime/definePage.tsx';
import { teamSettingsMessages } from '../../runtime/messages/en/teams.ts';
import { forgetApps } from '../../api/forgetApps.ts';
import { deleteInvitation, invitationMutations, invitationQueries } from '../../api/invitations.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useDeferredWrites } from '../../api/useDeferredWrites.ts';
import { useErrorToast } from '../../api/useErrorToast.ts';
import { useReportFailure } from '../../api/useReportFailure.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { bothLoadable, mapLoadable } from '../../api/loadable.ts';
import { commonMessages, validationMessages } from '../../runtime/messages/en/common.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useApi, useConsole } from '../../runtime/useConsole.ts';
import { nameOf, mayAdminister } from '../../ui/teamRoles.ts';
import { throwIfMissing } from '../../ui/throwIfFailed.ts';
import { inviteAll } from './inviteAll.ts';
import type { InviteProgress } from './inviteAll.ts';
import { viewOf } from './permissions.ts';
import { TeamSettingsScreen } from './TeamSettingsScreen.tsx';

/** Path parameters of Team Settings. */
export interface TeamSettingsContainerProps {
  teamSlug: string;
}

const nameSchema = /* @__PURE__ */ z.object({ name: z.optional(z.string()) });
const inviteSchema = /* @__PURE__ */ z.object({
  addresses: z.optional(z.string()),
  role: z.optional(z.enum(['admin', 'member'])),
});

/** Team Settings with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function TeamSettingsContainer({ teamSlug }: TeamSettingsContainerProps): ReactNode {
  // Pending actions of one team must not apply to another.
  return <SettingsOfTeam key={teamSlug} teamSlug={teamSlug} />;
}

function SettingsOfTeam({ teamSlug }: TeamSettingsContainerProps) {
  const api = useApi();
  const team = toLoadable(useQuery(teamQueries(api).bySlug(teamSlug)));
  const me = toLoadable(useQuery(userQueries(api).me()));
  throwIfMissing(team);
  const view = mapLoadable(bothLoadable(team, me), ([known, { id }]) => viewOf(known, id));
  const known = view.status === 'ready' ? view.data : undefined;
  const teamId = known?.team.id;
  const mayInvite = known?.may.administer === true && !known.team.is_personal_team;
  const invitations = toLoadable(
    useQuery(invitationQueries(api).openOf(mayInvite ? teamId : undefined)),
  );
  const apps = useQuery(appQueries(api).list({ teamId, limit: 1 }));

  return (
    <TeamSettingsScreen
      view={view}
      invitations={mapLoadable(invitations, (open) =>
        // An invitation is obsolete once the user has joined with a later one.
        open.filter(({ email }) => !isMember(known?.team, email)),
      )}
      appCount={apps.data?.count}
      nameDraft={useDraft(`team-name/${teamSlug}`, nameSchema)}
      inviteDraft={useDraft(`invite/${teamSlug}`, inviteSchema)}
      {...useTeamActions(known?.team)}
      {...useInviting(known?.team)}
    />
  );
}

type KnownTeam = ReturnType<typeof viewOf>['team'];

/** Actions on the team itself. Unused before the team is loaded, since the screen shows no button. */
function useTeamActions(team: KnownTeam | undefined) {
  const { api, navigation, queryClient, toast } = useConsole();
  const common = useMessages(commonMessages);
  const texts = useMessages(teamSettingsMessages);
  const teamId = team?.id ?? '';
  const { mutateAsync: rename } = useMutation({
    ...teamMutations(api).rename(),
    ...useErrorToast(`rename ${teamId}`),
  });
  const { mutateAsync: changeRole } = useMutation({
    ...teamMutations(api).changeRole(),
    ...useErrorToast(({ userId }: { userId: string }) => `role ${teamId} ${userId}`),
  });
  const { mutateAsync: removeMember } = useMutation(teamMutations(api).removeMember());
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
    async onRoleChange({ user }: TeamLink, role: TeamRole) {
      await changeRole({ teamId, userId: user.id, role });
      succeed(texts.members.roleUpdated);
    },
    async onRemove({ user }: TeamLink) {
      const topic = `remove ${teamId} ${user.id}`;
      try {
        await removeMember({ teamId, userId: user.id });
      } catch (cause) {
        if (isAbortError(cause)) throw cause;
        const description = texts.members.removeFailed;
        toast.error({ title: common.errorTitle, description, topic });
        throw new UserFacingError(description, { cause });
      }
      succeed(texts.members.removed, topic);
    },
    async onTransfer(to: UserPublic) {
      await transfer({ teamId, userId: to.id });
      succeed(texts.transfer.done(nameOf(to)));
    },
    async onDelete() {
      await removeTeam(teamId);
      navigation.navigate(buildPath('allTeams'), { replace: true });
      // The cached queries of the deleted team would be refetched, and fail with 404.
      queryClient.removeQueries({ queryKey: teamQueries(api).bySlug(team?.slug).queryKey });
      forgetApps(api, queryClient, (app) => app.team_id === teamId);
      await queryClient.invalidateQueries({ queryKey: teamQueries(api).key });
      succeed(texts.danger.done(team?.name ?? ''));
    },
  };
}

function useInviting(team: KnownTeam | undefined) {
  const { clock } = useTimeSettings();
  const { api, queryClient, toast } = useConsole();
  const common = useMessages(commonMessages);
  const validation = useMessages(validationMessages);
  const errorText = useErrorText();
  const texts = useMessages(teamSettingsMessages);
  const reportFailure = useReportFailure();
  const { openKey } = invitationQueries(api);
  const { mutateAsync: sendInvitation } = useMutation(invitationMutations(api).invite());
  const { mutateAsync: revoke } = useMutation(invitationMutations(api).revoke());
  const refetch = () => queryClient.invalidateQueries({ queryKey: openKey });
  const invite = async (email: string, role: TeamRole) => {
    if (team !== undefined) await sendInvitation({ teamId: team.id, email, role });
  };
  const succeed = (description: string, topic?: string) =>
    toast.success({ title: common.successTitle, description, topic });
  const revocation = useDeferredWrites({
    action: (id) => ({ type: 'revoke-invitation', invitationId: id }),
    send: (id, options) => deleteInvitation(api, id, options),
    async onSuccess(id) {
      await refetch();
      succeed(texts.invitations.revoked, `revoke ${id}`);
    },
    onError: (id, error) => reportFailure(error, `revoke ${id}`),
  });

  return {
    async onInvite(
      addresses: readonly string[],
      role: TeamRole,
      onProgress: (progress: InviteProgress) => void,
    ) {
      if (team === undefined) return [];
      const results = await inviteAll({
        addresses,
        role,
        team,
        invite,
        onProgress,
        texts: {
          emailInvalid: validation.emailInvalid,
          alreadyMember: texts.invitations.alreadyMember,
        },
        errorText,
        now: clock.now,
        sleep: (ms) =>
          new Promise((resolve) => {
            setTimeout(resolve, ms);
          }),
      });
      await refetch();
      return results;
    },
    async onResend(invitation: Invitation) {
      const { email, role, status } = invitation;
      // An unknown role cannot be requested.
      if (!isTeamRole(role)) return;
      const topic = `resend ${email}`;
      let isWithdrawn = false;
      try {
        // The platform has no endpoint for it: the old link must be revoked before a new one is sent.
        if (status === 'pending') await revoke(invitation.id);
        isWithdrawn = status === 'pending';
        await invite(email, role);
        succeed(texts.invitations.resent(email), topic);
      } catch (error) {
        if (isWithdrawn) {
          toast.error({
            title: common.errorTitle,
            description: texts.invitations.resendFailed(email),
            topic,
          });
        } else reportFailure(error, topic);
      }
      await refetch();
    },
    onRevoke: ({ id, email }: Invitation) =>
      revocation.schedule(id, {
        description: texts.invitations.notRevoked(email),
        topic: `revoke ${id}`,
      }),
    onUndoRevoke: ({ id }: Invitation) => revocation.cancel(id),
    revocations: revocation.deadlines,
  };
}

function isMember(team: KnownTeam | undefined, email: string): boolean {
  return team?.user_links.some(({ user }) => user.email === email) ?? false;
}

/** Prefetches the first data of the page. */
export async function prefetch({
  api,
  queryClient,
  params,
}: PrefetchInput<{ teamSlug: string }>): Promise<void> {
  const [team, me] = await Promise.all([
    prefetchQuery(queryClient, teamQueries(api).bySlug(params.teamSlug)),
    prefetchQuery(queryClient, userQueries(api).me()),
  ]);
  const mayInvite = mayAdminister(team, me.id) && !team.is_personal_team;
  await Promise.all([
    prefetchQuery(queryClient, appQueries(api).list({ teamId: team.id, limit: 1 })),
    mayInvite && prefetchQuery(queryClient, invitationQueries(api).openOf(team.id)),
  ]);
}

export default TeamSettingsContainer;
