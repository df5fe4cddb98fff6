import { invitationEndpoints } from '@quayside/api-contract';
import type { CallOptions, Invitation, TeamRole } from '@quayside/api-contract';

import { useConsole } from '../provider/useConsole.ts';
import { useConsoleWithQueries } from './useConsoleWithQueries.ts';
import { scopedKey } from './scopedKey.ts';
import type { ApiQuery } from './ApiQuery.ts';
import { readAllPages } from './readAllPages.ts';
import { teamQueries } from './teams.ts';
import { useRefresh } from './useRefresh.ts';
import { useWrite } from './useWrite.ts';

/** Reads of invitations. */
export const invitationQueries = {
  /** The invitation a mailed token stands for. */
  byToken: (token: string): ApiQuery<Invitation> => ({
    key: ['invitation', token],
    read: ({ client, signal }) =>
      client.call(invitationEndpoints.verifyInvitation, { body: { token } }, { signal }),
  }),
  /** A team's invitations that wait for an answer, then those that had none in time; for its admins. */
  openOf: (teamId: string): ApiQuery<Invitation[]> => ({
    key: ['invitations', 'team', teamId],
    async read({ client, signal }) {
      const having = (status: 'pending' | 'expired') =>
        readAllPages((part) =>
          client.call(
            invitationEndpoints.listTeamInvitations,
            { path: { team_id: teamId }, query: { status, ...part } },
            { signal },
          ),
        );
      const [pending, expired] = await Promise.all([having('pending'), having('expired')]);
      return firstOfEach([...pending, ...expired]);
    },
  }),
  /** The invitations that wait for whoever is signed in. */
  mine: (): ApiQuery<Invitation[]> => ({
    key: ['invitations', 'mine'],
    staleTimeMs: 60_000,
    async read({ client, signal }) {
      const { data } = await client.call(
        invitationEndpoints.listMyInvitations,
        { query: { limit: 100 } },
        { signal },
      );
      return data.filter(({ status }) => status === 'pending');
    },
  }),
};

/** One invitation for each address: what became of earlier ones does not matter any more. */
function firstOfEach(invitations: readonly Invitation[]): Invitation[] {
  const byAddress = new Map<string, Invitation>();
  for (const invitation of invitations) {
    if (!byAddress.has(invitation.email)) byAddress.set(invitation.email, invitation);
  }
  return [...byAddress.values()];
}

/** Joins the team of an invitation. */
export function useAcceptInvitation() {
  const console = useConsoleWithQueries();
  const { client, queryClient } = console;
  return useWrite({
    mutationFn: (token: string) =>
      client.call(invitationEndpoints.acceptInvitation, { body: { token } }),
    onSuccess: () =>
      Promise.all(
        [teamQueries.list().key, invitationQueries.mine().key].map((key) =>
          queryClient.invalidateQueries({ queryKey: scopedKey(console, key) }),
        ),
      ),
  });
}

/** Declines an invitation, by its id. */
export function useDeclineInvitation() {
  const console = useConsoleWithQueries();
  const { client, queryClient } = console;
  return useWrite({
    mutationFn: (id: string) =>
      client.call(invitationEndpoints.deleteInvitation, { path: { inv_id: id } }),
    onSuccess: () =>
      queryClient.invalidateQueries({
        queryKey: scopedKey(console, invitationQueries.mine().key),
      }),
  });
}

/** What admins do with the invitations of a team; each rejects when it is refused. */
export interface TeamInvitations {
  /** Mails somebody a link into the team. */
  invite: (email: string, role: TeamRole) => Promise<void>;
  /** Withdraws one that waits. */
  revoke: (invitation: Pick<Invitation, 'id'>, options?: CallOptions) => Promise<void>;
  /** Reads again which there are. */
  refresh: () => Promise<void>;
}

/** Invites people to a team. Call `refresh` when all that is to be done is done. */
export function useTeamInvitations(teamId: string | undefined): TeamInvitations {
  const { client } = useConsole();
  const refresh = useRefresh();
  return {
    async invite(email, role) {
      if (teamId === undefined) return;
      await client.call(invitationEndpoints.createInvitation, {
        body: { team_id: teamId, email, role },
      });
    },
    async revoke({ id }, options) {
      await client.call(invitationEndpoints.deleteInvitation, { path: { inv_id: id } }, options);
    },
    refresh: () => refresh(['invitations', 'team']),
  };
}
