import { teamEndpoints } from '@quayside/api-contract';
import type { TeamRole } from '@quayside/api-contract';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import { invitationsKey, teamKey } from '../runtime/queryKeys.ts';
import { invalidate, mutationDefaults } from './mutationDefaults.ts';
import { NotFoundError } from '../runtime/NotFoundError.ts';
import { freshFor, queryDefaults } from './queryDefaults.ts';
import { readAllPages } from './readAllPages.ts';

/** Queries of the signed-in user's teams. */
export function teamQueries(api: Api) {
  const { client } = api;
  const key = [...api.key, 'teams'];
  return {
    /** Prefix of the keys of all queries of teams. */
    key,
    /** Every team, at most 2000. */
    list: () =>
      queryOptions({
        ...queryDefaults,
        ...freshFor(30_000),
        queryKey: [...key, 'list'],
        queryFn: ({ signal }) =>
          readAllPages((query) => client.call(teamEndpoints.listTeams, { query }, { signal }), {
            signal,
          }),
      }),
    /** One team. Fails with `NotFoundError`. */
    bySlug: (slug: string | undefined) =>
      queryOptions({
        ...queryDefaults,
        ...freshFor(30_000),
        queryKey: teamKey(api, slug),
        queryFn:
          slug === undefined
            ? skipToken
            : async ({ signal }) => {
                const { data } = await client.call(
                  teamEndpoints.listTeams,
                  { query: { slug } },
                  { signal },
                );
                const [team] = data;
                if (team === undefined) throw new NotFoundError('team');
                return team;
              },
      }),
  };
}

/** A member of a team. */
export interface Membership {
  teamId: string;
  userId: string;
}

/** Mutations of teams. Each settles after the teams on screen are refetched. */
export function teamMutations(api: Api) {
  const { client } = api;
  const { key } = teamQueries(api);
  const refetchTeams = invalidate(key);
  const emitChange = ({ teamId, userId }: Membership, change: 'removed' | 'role' | 'owner') =>
    api.emit({ type: 'member-changed', teamId, userId, change });

  return {
    /** Creates a team that the signed-in user owns. */
    create: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: (name: string) => client.call(teamEndpoints.createTeam, { body: { name } }),
        onSuccess(team, ...rest) {
          api.emit({ type: 'team-created', teamId: team.id });
          return refetchTeams(team, ...rest);
        },
      }),
    /** Renames a team; its slug stays. Admins. */
    rename: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ teamId, name }: { teamId: string; name: string }) =>
          client.call(teamEndpoints.updateTeam, { path: { team_id: teamId }, body: { name } }),
        onSuccess: refetchTeams,
      }),
    /** Changes a member's role. Admins, for others than themselves and the owner. */
    changeRole: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ teamId, userId, role }: Membership & { role: TeamRole }) =>
          client.call(teamEndpoints.updateTeamMember, {
            path: { team_id: teamId, user_id: userId },
            body: { role },
          }),
        onSuccess(link, membership, ...rest) {
          emitChange(membership, 'role');
          return refetchTeams(link, membership, ...rest);
        },
      }),
    /** Removes a member. Admins, for others than themselves and the owner. */
    removeMember: () =>
      mutationOptions({
        ...mutationDefaults(api),
        async mutationFn({ teamId, userId }: Membership) {
          await api.confirm({ type: 'remove-member', teamId, userId });
          await client.call(teamEndpoints.removeTeamMember, {
            path: { team_id: teamId, user_id: userId },
          });
        },
        onSuccess(_data, membership, _result, { client: queryClient }) {
          emitChange(membership, 'removed');
          return Promise.all([
            queryClient.invalidateQueries({ queryKey: key }),
            // The platform withdraws the invitations that the member sent.
            queryClient.invalidateQueries({
              queryKey: [...invitationsKey(api), 'team', membership.teamId],
            }),
          ]);
        },
      }),
    /** Makes an admin the owner. The owner. */
    transfer: () =>
      mutationOptions({
        ...mutationDefaults(api),
        async mutationFn({ teamId, userId }: Membership) {
          await api.confirm({ type: 'transfer-team', teamId, userId });
          return await client.call(teamEndpoints.transferTeamOwnership, {
            path: { team_id: teamId },
            body: { user_id: userId },
          });
        },
        onSuccess(team, membership, ...rest) {
          emitChange(membership, 'owner');
          return refetchTeams(team, membership, ...rest);
        },
      }),
    /** Deletes a team. The owner. Nothing is refetched: leave the team's pages first. */
    remove: () =>
      mutationOptions({
        ...mutationDefaults(api),
        async mutationFn(teamId: string) {
          await api.confirm({ type: 'delete-team', teamId });
          await client.call(teamEndpoints.deleteTeam, { path: { team_id: teamId } });
        },
        onSuccess: (_data, teamId) => api.emit({ type: 'team-deleted', teamId }),
      }),
  };
}
