import { invitationEndpoints } from '@quayside/api-contract';
import type { Invitation, TeamRole, UserMe } from '@quayside/api-contract';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import { currentUserKey, invitationsKey } from '../runtime/queryKeys.ts';
import { invalidate, mutationDefaults } from './mutationDefaults.ts';
import { freshFor, queryDefaults } from './queryDefaults.ts';
import { readAllPages } from './readAllPages.ts';
import { teamQueries } from './teams.ts';

/** Queries of invitations. */
export function invitationQueries(api: Api) {
  const { client } = api;
  const key = invitationsKey(api);
  return {
    /** The invitation of a mailed token. */
    byToken: (token: string) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...api.key, 'invitation', token],
        queryFn: ({ signal }) =>
          client.call(invitationEndpoints.verifyInvitation, { body: { token } }, { signal }),
      }),
    /** Prefix of the keys of all teams' open invitations. */
    openKey: [...key, 'team'],
    /** A team's pending invitations, then the expired ones; for its admins. */
    openOf: (teamId: string | undefined) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...key, 'team', teamId],
        queryFn:
          teamId === undefined
            ? skipToken
            : async ({ signal }) => {
                const having = (status: 'pending' | 'expired') =>
                  readAllPages(
                    (part) =>
                      client.call(
                        invitationEndpoints.listTeamInvitations,
                        { path: { team_id: teamId }, query: { status, ...part } },
                        { signal },
                      ),
                    { signal },
                  );
                const [pending, expired] = await Promise.all([
                  having('pending'),
                  having('expired'),
                ]);
                return firstOfEach([...pending.data, ...expired.data]);
              },
      }),
    /** The pending invitations of the signed-in user. */
    mine: () =>
      queryOptions({
        ...queryDefaults,
        ...freshFor(60_000),
        queryKey: [...key, 'mine'],
        async queryFn({ signal }) {
          const { data } = await client.call(
            invitationEndpoints.listMyInvitations,
            { query: { limit: 100 } },
            { signal },
          );
          return data.filter(({ status }) => status === 'pending');
        },
      }),
  };
}

/** Returns the latest invitation for each address. */
function firstOfEach(invitations: readonly Invitation[]): Invitation[] {
  const byAddress = new Map<string, Invitation>();
  for (const invitation of invitations) {
    if (!byAddress.has(invitation.email)) byAddress.set(invitation.email, invitation);
  }
  return [...byAddress.values()];
}

/** The invitation to send. */
export interface NewInvitation {
  teamId: string;
  email: string;
  role: TeamRole;
}

/** Mutations of invitations. */
export function invitationMutations(api: Api) {
  const { client } = api;
  const { mine } = invitationQueries(api);
  const deleteInvitation = (id: string, { keepalive = false } = {}) =>
    client.call(invitationEndpoints.deleteInvitation, { path: { inv_id: id } }, { keepalive });
  const refetchMine = invalidate(teamQueries(api).list().queryKey, mine().queryKey);
  return {
    /** Joins the team of an invitation, by its token. */
    accept: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: (token: string) =>
          client.call(invitationEndpoints.acceptInvitation, { body: { token } }),
        onSuccess(invitation, ...rest) {
          const [, , { client: queryClient }] = rest;
          const me = queryClient.getQueryData<UserMe>(currentUserKey(api));
          if (me !== undefined) {
            const { id: teamId } = invitation.team;
            api.emit({ type: 'member-changed', teamId, userId: me.id, change: 'joined' });
          }
          return refetchMine(invitation, ...rest);
        },
      }),
    /** Declines an invitation, by its id. */
    decline: () =>
      mutationOptions({
        ...mutationDefaults(api),
        async mutationFn(id: string) {
          await api.confirm({ type: 'decline-invitation', invitationId: id });
          await deleteInvitation(id);
        },
        onSuccess: invalidate(mine().queryKey),
      }),
    /** Mails a link into a team. Invalidate `openKey` when all are sent. */
    invite: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ teamId, email, role }: NewInvitation) =>
          client.call(invitationEndpoints.createInvitation, {
            body: { team_id: teamId, email, role },
          }),
      }),
    /**
     * Withdraws a pending invitation. Invalidate `openKey` afterwards.
     * @param options.isUndoable whether it waits in `api.undoable`, by its id, until it can no longer be undone
     */
    revoke: ({ isUndoable = false } = {}) =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationKey: [...api.key, 'revokeInvitation'],
        async mutationFn({ id }: Pick<Invitation, 'id' | 'email'>) {
          await api.confirm({ type: 'revoke-invitation', invitationId: id });
          await (isUndoable
            ? api.undoable.send(id, () => deleteInvitation(id, { keepalive: true }))
            : deleteInvitation(id));
        },
        onSettled: (_data, _error, { id }) => api.undoable.remove(id),
      }),
  };
}
