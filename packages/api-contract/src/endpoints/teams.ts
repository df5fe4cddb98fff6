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

const notFound = 'Team not found';
const forbidden = 'Not enough permissions';

/** Teams and their members. */
export const teamEndpoints = /* @__PURE__ */ defineEndpoints({
  listTeams: {
    method: 'GET',
    path: '/teams/',
    auth: 'user',
    summary: "List the caller's teams",
    query: listTeamsQuerySchema,
    response: ok(pageOf(teamSchema)),
  },
  createTeam: {
    method: 'POST',
    path: '/teams/',
    auth: 'user',
    summary: 'Create a team that the caller owns',
    body: json(teamBodySchema),
    response: created(teamSchema),
  },
  readTeam: {
    method: 'GET',
    path: '/teams/{team_id}',
    auth: 'user',
    summary: 'Read a team',
    response: ok(teamSchema),
    errors: { 404: [notFound] },
  },
  updateTeam: {
    method: 'PUT',
    path: '/teams/{team_id}',
    auth: 'user',
    summary: 'Rename a team; its slug stays (admins)',
    body: json(teamBodySchema),
    response: ok(teamSchema),
    errors: { 403: [forbidden], 404: [notFound] },
  },
  deleteTeam: {
    method: 'DELETE',
    path: '/teams/{team_id}',
    auth: 'user',
    summary: 'Delete a team and its apps (admins)',
    response: ok(messageSchema),
    errors: {
      400: ['Personal teams cannot be deleted'],
      403: [forbidden],
      404: [notFound],
    },
  },
  transferTeamOwnership: {
    method: 'PUT',
    path: '/teams/{team_id}/transfer-ownership/',
    auth: 'user',
    summary: 'Make an admin of the team its owner (the owner)',
    body: json(transferOwnershipBodySchema),
    response: ok(teamSchema),
    errors: {
      400: [
        'Personal teams cannot be transferred',
        'Ownership can only be transferred to an admin',
      ],
      403: [forbidden],
      404: [notFound, 'User not found'],
    },
  },
  updateTeamMember: {
    method: 'PUT',
    path: '/teams/{team_id}/users/{user_id}',
    auth: 'user',
    summary: "Change a member's role (admins)",
    body: json(teamRoleBodySchema),
    response: ok(teamLinkSchema),
    errors: {
      400: ['You cannot change your own role', "The owner's role cannot be changed"],
      403: [forbidden],
      404: [notFound, 'User not found'],
    },
  },
  removeTeamMember: {
    method: 'DELETE',
    path: '/teams/{team_id}/users/{user_id}',
    auth: 'user',
    summary: 'Remove a member from a team (admins)',
    response: ok(messageSchema),
    errors: {
      400: ['You cannot remove yourself', 'The owner cannot be removed'],
      403: [forbidden],
      404: [notFound, 'User not found'],
    },
  },
});
