import { isAbortError, UserFacingError } from '@quayside/api-contract';
import type { Team, TeamLink, TeamRole } from '@quayside/api-contract';
import { useMutation } from '@tanstack/react-query';

import { teamMutations } from '../../api/teams.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { teamSettingsMessages } from '../../runtime/messages/en/teamSettings.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useConsole, useHost } from '../../runtime/useConsole.ts';
import { VetoError } from '../../runtime/VetoError.ts';

/** Returns the actions of {@link MembersSection}. Unused before the team is loaded. */
export function useMemberActions(team: Team | undefined) {
  const { api } = useConsole();
  const { toast } = useHost();
  const common = useMessages(commonMessages);
  const texts = useMessages(teamSettingsMessages);
  const teamId = team?.id ?? '';
  const { mutateAsync: changeRole } = useMutation({
    ...teamMutations(api).changeRole(),
    ...useErrorToast(({ userId }: { userId: string }) => `role ${teamId} ${userId}`),
  });
  const { mutateAsync: removeMember } = useMutation(teamMutations(api).removeMember());
  const succeed = (description: string, topic?: string) =>
    toast.success({ title: common.successTitle, description, topic });

  return {
    async onRoleChange({ user }: TeamLink, role: TeamRole) {
      await changeRole({ teamId, userId: user.id, role });
      succeed(texts.members.roleUpdated);
    },
    async onRemove({ user }: TeamLink) {
      const topic = `remove ${teamId} ${user.id}`;
      try {
        await removeMember({ teamId, userId: user.id });
      } catch (cause) {
        if (isAbortError(cause) || cause instanceof VetoError) throw cause;
        const description = texts.members.removeFailed;
        toast.error({ title: common.errorTitle, description, topic });
        throw new UserFacingError(description, { cause });
      }
      succeed(texts.members.removed, topic);
    },
  };
}
