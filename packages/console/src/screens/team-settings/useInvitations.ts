import { isTeamRole } from '@quayside/api-contract';
import type { Invitation, Team, TeamRole } from '@quayside/api-contract';
import { useTimeSettings } from '@quayside/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';

import { invitationMutations, invitationQueries } from '../../api/invitations.ts';
import { mapLoadable } from '../../domain/loadable.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useReportFailure } from '../../ui/useReportFailure.ts';
import { commonMessages, validationMessages } from '../../runtime/messages/en/common.ts';
import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { NotSentError } from '../../runtime/undoableWrites.ts';
import type { UndoCountdown } from '../../runtime/undoableWrites.ts';
import { useConsole, useHost } from '../../runtime/useConsole.ts';
import { useStore } from '../../runtime/useStore.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { inviteAll } from './inviteAll.ts';
import type { InviteProgress } from './inviteAll.ts';
import type { InviteValues } from './inviteSchema.ts';
import type { TeamView } from '../../domain/permissions.ts';

const draftSchema = /* @__PURE__ */ z.object({
  addresses: z.optional(z.string()),
  role: z.optional(z.enum(['admin', 'member'])),
});

/** Returns the data and actions of {@link InvitationsSection}. Invitations are fetched for admins only. */
export function useInvitations(teamSlug: string, view: TeamView | undefined) {
  const team = view?.team;
  const { clock } = useTimeSettings();
  const { api, queryClient, session } = useConsole();
  const { toast } = useHost();
  const { undoable } = api;
  const common = useMessages(commonMessages);
  const validation = useMessages(validationMessages);
  const errorText = useErrorText();
  const texts = useMessages(teamSettingsMessages);
  const reportFailure = useReportFailure();
  const { openKey } = invitationQueries(api);
  const { mutateAsync: sendInvitation } = useMutation(invitationMutations(api).invite());
  const { mutateAsync: revoke } = useMutation(invitationMutations(api).revoke());
  const mayInvite = view?.may.administer === true && !view.team.is_personal_team;
  const invitations = toLoadable(
    useQuery(invitationQueries(api).openOf(mayInvite ? team?.id : undefined)),
  );
  const draft = useDraft<InviteValues>(`invite/${teamSlug}`, draftSchema);
  const refetch = () => queryClient.invalidateQueries({ queryKey: openKey });
  const invite = async (email: string, role: TeamRole) => {
    if (team !== undefined) await sendInvitation({ teamId: team.id, email, role });
  };
  const succeed = (description: string, topic?: string) =>
    toast.success({ title: common.successTitle, description, topic });
  const revocations: ReadonlyMap<string, UndoCountdown> = useStore(undoable);
  const revocation = invitationMutations(api).revoke({ isUndoable: true });
  const { mutate: revokeLater } = useMutation({
    ...revocation,
    async onSuccess(_data, { id }) {
      if (!session.isSignedIn()) return;
      await refetch();
      succeed(texts.invitations.revoked, `revoke ${id}`);
    },
    onError(error, { id, email }) {
      const topic = `revoke ${id}`;
      if (!(error instanceof NotSentError)) reportFailure(error, topic);
      else {
        const description = texts.invitations.notRevoked(email);
        toast.error({ title: common.errorTitle, description, topic });
      }
    },
  });
  useEffect(() => {
    window.addEventListener('pagehide', undoable.sendAll);
    return () => {
      window.removeEventListener('pagehide', undoable.sendAll);
      undoable.sendAll();
    };
  }, [undoable]);

  return {
    draft,
    // An invitation is obsolete once the user has joined with a later one.
    invitations: mapLoadable(invitations, (open) =>
      open.filter(({ email }) => !isMember(team, email)),
    ),
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
      await refetch();
    },
    onRevoke: (invitation: Invitation) => {
      const { mutationKey } = revocation;
      const isPending = queryClient.isMutating({
        mutationKey,
        predicate: ({ state }) => state.variables === invitation,
      });
      if (isPending === 0) revokeLater(invitation);
    },
    onUndoRevoke: ({ id }: Invitation) => undoable.undo(id),
    onHoldRevoke: ({ id }: Invitation, isHeld: boolean) => undoable.setHeld(id, isHeld),
    revocations,
  };
}

function isMember(team: Team | undefined, email: string): boolean {
  return team?.user_links.some(({ user }) => user.email === email) ?? false;
}
