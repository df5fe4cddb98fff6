import { messageSchema, pageOf } from '../schemas/common.ts';
import {
  listTeamsQuerySchema,
  teamBodySchema,
  teamLinkSchema,
  teamRoleBodySchema,
  teamSchema,
  transferOwnershipBodySchema,
} from '../schemas/teams.ts';
import { created, defineEndpoints, json, ok } from './endpoint.ts';

/** Teams and their members. */
export const teamEndpoints = /* @__PURE__ */ defineEndpoints({
  listTeams: {
    method: 'GET',
    path: '/teams/',
    auth: 'user',
    query: listTeamsQuerySchema,
    response: ok(pageOf(teamSchema)),
  },
  createTeam: {
    method: 'POST',
    path: '/teams/',
    auth: 'user',
    body: json(teamBodySchema),
    response: created(teamSchema),
  },
  readTeam: {
    method: 'GET',
    path: '/teams/{team_id}',
    auth: 'user',
    response: ok(teamSchema),
  },
  updateTeam: {
    method: 'PUT',
    path: '/teams/{team_id}',
    auth: 'user',
    body: json(teamBodySchema),
    response: ok(teamSchema),
  },
  deleteTeam: {
    method: 'DELETE',
    path: '/teams/{team_id}',
    auth: 'user',
    response: ok(messageSchema),
  },
  transferTeamOwnership: {
    method: 'PUT',
    path: '/teams/{team_id}/transfer-ownership/',
    auth: 'user',
    body: json(transferOwnershipBodySchema),
    response: ok(teamSchema),
  },
  updateTeamMember: {
    method: 'PUT',
    path: '/teams/{team_id}/users/{user_id}',
    auth: 'user',
    body: json(teamRoleBodySchema),
    response: ok(teamLinkSchema),
  },
  removeTeamMember: {
    method: 'DELETE',
    path: '/teams/{team_id}/users/{user_id}',
    auth: 'user',
    response: ok(messageSchema),
  },
});
