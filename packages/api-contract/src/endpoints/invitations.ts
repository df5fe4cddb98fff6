import { pageOf } from '../schemas/common.ts';
import {
  createInvitationBodySchema,
  invitationSchema,
  listInvitationsQuerySchema,
  listTeamInvitationsQuerySchema,
} from '../schemas/invitations.ts';
import { tokenBodySchema } from '../schemas/users.ts';
import { created, defineEndpoints, json, noContent, ok } from './endpoint.ts';

/** Offers to join a team. */
export const invitationEndpoints = /* @__PURE__ */ defineEndpoints({
  listMyInvitations: {
    method: 'GET',
    path: '/invitations/me',
    auth: 'user',
    query: listInvitationsQuerySchema,
    response: ok(pageOf(invitationSchema)),
  },
  listSentInvitations: {
    method: 'GET',
    path: '/invitations/sent',
    auth: 'user',
    query: listInvitationsQuerySchema,
    response: ok(pageOf(invitationSchema)),
  },
  listTeamInvitations: {
    method: 'GET',
    path: '/invitations/team/{team_id}',
    auth: 'user',
    query: listTeamInvitationsQuerySchema,
    response: ok(pageOf(invitationSchema)),
  },
  createInvitation: {
    method: 'POST',
    path: '/invitations/',
    auth: 'user',
    body: json(createInvitationBodySchema),
    response: created(invitationSchema),
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/accept',
    auth: 'user',
    body: json(tokenBodySchema),
    response: ok(invitationSchema),
  },
  verifyInvitation: {
    method: 'POST',
    path: '/invitations/token/verify',
    auth: 'public',
    body: json(tokenBodySchema),
    response: ok(invitationSchema),
  },
  deleteInvitation: {
    method: 'DELETE',
    path: '/invitations/{inv_id}',
    auth: 'user',
    response: noContent,
  },
});
