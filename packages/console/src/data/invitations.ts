import { invitationEndpoints } from '@quayside/api-contract';
import type { Invitation } from '@quayside/api-contract';
import { useMutation } from '@tanstack/react-query';

import { useConsole } from '../provider/useConsole.ts';
import { scopedKey } from './ApiQuery.ts';
import type { ApiQuery } from './ApiQuery.ts';
import { teamQueries } from './teams.ts';

/** Reads of invitations. */
export const invitationQueries = {
  /** The invitation a mailed token stands for. */
  byToken: (token: string): ApiQuery<Invitation> => ({
    key: ['invitation', token],
    read: ({ client, signal }) =>
      client.call(invitationEndpoints.verifyInvitation, { body: { token } }, { signal }),
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

/** Joins the team of an invitation. */
export function useAcceptInvitation() {
  const console = useConsole();
  const { client, queryClient } = console;
  return useMutation(
    {
      mutationFn: (token: string) =>
        client.call(invitationEndpoints.acceptInvitation, { body: { token } }),
      onSuccess: () =>
        Promise.all(
          [teamQueries.list().key, invitationQueries.mine().key].map((key) =>
            queryClient.invalidateQueries({ queryKey: scopedKey(console, key) }),
          ),
        ),
    },
    queryClient,
  );
}

/** Declines an invitation, by its id. */
export function useDeclineInvitation() {
  const console = useConsole();
  const { client, queryClient } = console;
  return useMutation(
    {
      mutationFn: (id: string) =>
        client.call(invitationEndpoints.deleteInvitation, { path: { inv_id: id } }),
      onSuccess: () =>
        queryClient.invalidateQueries({
          queryKey: scopedKey(console, invitationQueries.mine().key),
        }),
    },
    queryClient,
  );
}
