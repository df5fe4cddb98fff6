import { isTeamRole, UserFacingError } from '@quayside/api-contract';
import type { Invitation, TeamLink, TeamRole, UserPublic } from '@quayside/api-contract';
import { useTimeSettings } from '@quayside/design-system';
import * as z from 'zod/mini';
import type { ReactNode } from 'react';

import { teamSettingsMessages } from '../../messages/en/teams.ts';
import { scopedKey } from '../../data/scopedKey.ts';
import { appQueries } from '../../data/apps.ts';
import { invitationQueries, useTeamInvitations } from '../../data/invitations.ts';
import { teamQueries } from '../../data/teams.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { useForgetApps } from '../../data/useForgetApps.ts';
import { useDeferredWrites } from '../../data/useDeferredWrites.ts';
import { useReportedWrite } from '../../data/useReportedWrite.ts';
import { useReportFailure } from '../../data/useReportFailure.ts';
import { userQueries } from '../../data/users.ts';
import { useTeamChanges } from '../../data/useTeamChanges.ts';
import { useDraft } from '../../form/useDraft.ts';
import { bothLoadable, mapLoadable } from '../../loadable.ts';
import { commonMessages } from '../../messages/en/common.ts';
import { validationMessages } from '../../messages/en/validation.ts';
import { useErrorText } from '../../messages/useErrorText.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useConsole } from '../../provider/useConsole.ts';
import { useConsoleWithQueries } from '../../data/useConsoleWithQueries.ts';
import { nameOf } from '../shared/teamStanding.ts';
import { throwIfMissing } from '../shared/throwIfFailed.ts';
import { inviteAll } from './inviteAll.ts';
import type { InviteProgress } from './inviteAll.ts';
import { viewOf } from './permissions.ts';
import { TeamSettingsScreen } from './TeamSettingsScreen.tsx';

/** Which team it is about. */
export interface TeamSettingsContainerProps {
  teamSlug: string;
}

const nameSchema = /* @__PURE__ */ z.object({ name: z.optional(z.string()) });
const inviteSchema = /* @__PURE__ */ z.object({
  addresses: z.optional(z.string()),
  role: z.optional(z.enum(['admin', 'member'])),
});

/** Team Settings over the platform. Throws what is not found to the error boundary around. */
export function TeamSettingsContainer({ teamSlug }: TeamSettingsContainerProps): ReactNode {
  // What waits to be done to one team must not be done to another.
  return <SettingsOfTeam key={teamSlug} teamSlug={teamSlug} />;
}

function SettingsOfTeam({ teamSlug }: TeamSettingsContainerProps) {
  const team = useLoadable(teamQueries.bySlug(teamSlug));
  const me = useLoadable(userQueries.me());
  throwIfMissing(team);
  const view = mapLoadable(bothLoadable(team, me), ([known, { id }]) => viewOf(known, id));
  const known = view.status === 'ready' ? view.data : undefined;
  const teamId = known?.team.id;
  const mayInvite = known?.may.administer === true && !known.team.is_personal_team;
  const invitations = useLoadable(
    mayInvite && teamId !== undefined ? invitationQueries.openOf(teamId) : null,
  );
  const apps = useLoadable(teamId === undefined ? null : appQueries.list({ teamId, limit: 1 }));

  return (
    <TeamSettingsScreen
      view={view}
      invitations={mapLoadable(invitations, (open) =>
        // Who came in by a later one needs none any more.
        open.filter(({ email }) => !isMember(known?.team, email)),
      )}
      appCount={apps.status === 'ready' ? apps.data.count : undefined}
      nameDraft={useDraft(`team-name/${teamSlug}`, nameSchema)}
      inviteDraft={useDraft(`invite/${teamSlug}`, inviteSchema)}
      {...useTeamActions(known?.team)}
      {...useInviting(known?.team)}
    />
  );
}

type KnownTeam = ReturnType<typeof viewOf>['team'];

/** What is done to the team itself. Nothing is done before the team is there: the screen shows no button. */
function useTeamActions(team: KnownTeam | undefined) {
  const console = useConsoleWithQueries();
  const { navigation, queryClient, toast } = console;
  const common = useMessages(commonMessages);
  const texts = useMessages(teamSettingsMessages);
  const changes = useTeamChanges();
  const forgetApps = useForgetApps();
  const reported = useReportedWrite();
  const teamId = team?.id ?? '';
  const succeed = (description: string, topic?: string) =>
    toast.success({ title: common.successTitle, description, topic });

  return {
    onRename: reported(`rename ${teamId}`, async (name: string) => {
      await changes.rename(teamId, name);
      succeed(texts.saved);
    }),
    onRoleChange: reported(
      ({ user }, _role) => `role ${teamId} ${user.id}`,
      async ({ user }: TeamLink, role: TeamRole) => {
        await changes.changeRole(teamId, user.id, role);
        succeed(texts.members.roleUpdated);
      },
    ),
    async onRemove({ user }: TeamLink) {
      const topic = `remove ${teamId} ${user.id}`;
      try {
        await changes.removeMember(teamId, user.id);
      } catch (cause) {
        const description = texts.members.removeFailed;
        toast.error({ title: common.errorTitle, description, topic });
        throw new UserFacingError(description, { cause });
      }
      succeed(texts.members.removed, topic);
    },
    onTransfer: reported(`transfer ${teamId}`, async (to: UserPublic) => {
      await changes.transfer(teamId, to.id);
      succeed(texts.transfer.done(nameOf(to)));
    }),
    onDelete: reported(`delete ${teamId}`, async () => {
      await changes.remove(teamId);
      navigation.navigate(buildPath('allTeams'), { replace: true });
      // What the deleted team's pages had read would be asked for again, and not be found.
      queryClient.removeQueries({
        queryKey: scopedKey(console, teamQueries.bySlug(team?.slug ?? '').key),
      });
      forgetApps((app) => app.team_id === teamId);
      await changes.refresh();
      succeed(texts.danger.done(team?.name ?? ''));
    }),
  };
}

function useInviting(team: KnownTeam | undefined) {
  const { clock } = useTimeSettings();
  const { toast } = useConsole();
  const common = useMessages(commonMessages);
  const validation = useMessages(validationMessages);
  const errorText = useErrorText();
  const texts = useMessages(teamSettingsMessages);
  const reportFailure = useReportFailure();
  const { invite, revoke, refresh } = useTeamInvitations(team?.id);
  const succeed = (description: string, topic?: string) =>
    toast.success({ title: common.successTitle, description, topic });
  const revocation = useDeferredWrites({
    send: (id, options) => revoke({ id }, options),
    async onSuccess(id) {
      await refresh();
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
      await refresh();
      return results;
    },
    async onResend(invitation: Invitation) {
      const { email, role, status } = invitation;
      // A role that only the platform knows cannot be asked for.
      if (!isTeamRole(role)) return;
      const topic = `resend ${email}`;
      let isWithdrawn = false;
      try {
        // The platform has no call for it: the old link has to go before there can be a new one.
        if (status === 'pending') await revoke(invitation);
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
      await refresh();
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

export default TeamSettingsContainer;
