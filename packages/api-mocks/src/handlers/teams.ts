import type { teamEndpoints } from '@quayside/api-contract';

import { mapPage } from '../platform/page.ts';
import type { HandlersOf } from './handler.ts';
import { viewTeam, viewUser } from './views.ts';

/** Teams and their members. */
export const teamHandlers: HandlersOf<typeof teamEndpoints> = {
  listTeams: ({ platform, me, query }) =>
    mapPage(platform.teams.list(me, query), (team) => viewTeam(platform, team)),

  createTeam: ({ platform, me, body }) =>
    viewTeam(platform, platform.teams.create({ name: body.name, owner: me })),

  readTeam: ({ platform, me, path }) => viewTeam(platform, platform.teams.find(me, path.team_id)),

  updateTeam: ({ platform, me, path, body }) =>
    viewTeam(platform, platform.teams.rename(me, path.team_id, body.name)),

  deleteTeam({ platform, me, path }) {
    platform.teams.remove(me, path.team_id);
    return { message: 'Team deleted successfully' };
  },

  transferTeamOwnership: ({ platform, me, path, body }) =>
    viewTeam(platform, platform.teams.transfer(me, path.team_id, body.user_id)),

  updateTeamMember({ platform, me, path, body }) {
    const { role, user } = platform.teams.changeRole(me, path.team_id, path.user_id, body.role);
    return { role, user: viewUser(user) };
  },

  removeTeamMember({ platform, me, path }) {
    platform.teams.removeMember(me, path.team_id, path.user_id);
    return { message: 'User removed successfully' };
  },
};
