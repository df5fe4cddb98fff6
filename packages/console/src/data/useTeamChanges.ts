import { teamEndpoints } from '@quayside/api-contract';
import type { Team, TeamRole } from '@quayside/api-contract';

import { useConsole } from '../provider/useConsole.ts';
import { useRefresh } from './useRefresh.ts';

/** What can be done to a team; each settles when what is shown of it is fresh, and rejects when refused. */
export interface TeamChanges {
  /** Its slug stays. Admins. */
  rename: (teamId: string, name: string) => Promise<void>;
  /** Admins, for others than themselves and the owner. */
  changeRole: (teamId: string, userId: string, role: TeamRole) => Promise<void>;
  /** Admins, for others than themselves and the owner. */
  removeMember: (teamId: string, userId: string) => Promise<void>;
  /** The owner, to an admin. */
  transfer: (teamId: string, userId: string) => Promise<void>;
  /** Admins. Nothing is read again: its pages are to be left. */
  remove: (teamId: string) => Promise<void>;
  /** Makes one that belongs to whoever is signed in. */
  create: (name: string) => Promise<Team>;
  /** Reads again what is shown of teams. */
  refresh: () => Promise<void>;
}

/** Changes teams on the platform. */
export function useTeamChanges(): TeamChanges {
  const { client } = useConsole();
  const refresh = useRefresh();
  const refreshTeams = () => refresh(['teams']);
  return {
    async rename(teamId, name) {
      await client.call(teamEndpoints.updateTeam, { path: { team_id: teamId }, body: { name } });
      await refreshTeams();
    },
    async changeRole(teamId, userId, role) {
      await client.call(teamEndpoints.updateTeamMember, {
        path: { team_id: teamId, user_id: userId },
        body: { role },
      });
      await refreshTeams();
    },
    async removeMember(teamId, userId) {
      await client.call(teamEndpoints.removeTeamMember, {
        path: { team_id: teamId, user_id: userId },
      });
      // The invitations they sent are withdrawn with them.
      await refresh(['teams'], ['invitations', 'team', teamId]);
    },
    async transfer(teamId, userId) {
      await client.call(teamEndpoints.transferTeamOwnership, {
        path: { team_id: teamId },
        body: { user_id: userId },
      });
      await refreshTeams();
    },
    async remove(teamId) {
      await client.call(teamEndpoints.deleteTeam, { path: { team_id: teamId } });
    },
    async create(name) {
      const team = await client.call(teamEndpoints.createTeam, { body: { name } });
      await refreshTeams();
      return team;
    },
    refresh: refreshTeams,
  };
}
