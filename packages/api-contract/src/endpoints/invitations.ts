import { pageOf } from '../schemas/common.ts';
import {
  createInvitationBodySchema,
  invitationSchema,
  listInvitationsQuerySchema,
  listTeamInvitationsQuerySchema,
} from '../schemas/invitations.ts';
import { tokenBodySchema } from '../schemas/users.ts';
import { created, defineEndpoints, json, noContent, ok } from './endpoint.ts';

const unusable = [
  'Invalid invitation token',
  'This invitation has expired',
  'This invitation has already been accepted',
  'This invitation was cancelled',
] as const;

/** Offers to join a team. */
export const invitationEndpoints = /* @__PURE__ */ defineEndpoints({
  listMyInvitations: {
    method: 'GET',
    path: '/invitations/me',
    auth: 'user',
    summary: "List the invitations to the caller's address",
    query: listInvitationsQuerySchema,
    response: ok(pageOf(invitationSchema)),
  },
  listSentInvitations: {
    method: 'GET',
    path: '/invitations/sent',
    auth: 'user',
    summary: 'List the invitations the caller sent',
    query: listInvitationsQuerySchema,
    response: ok(pageOf(invitationSchema)),
  },
  listTeamInvitations: {
    method: 'GET',
    path: '/invitations/team/{team_id}',
    auth: 'user',
    summary: 'List the invitations to a team (admins)',
    query: listTeamInvitationsQuerySchema,
    response: ok(pageOf(invitationSchema)),
    errors: { 403: ['Not enough permissions'], 404: ['Team not found'] },
  },
  createInvitation: {
    method: 'POST',
    path: '/invitations/',
    auth: 'user',
    summary: 'Invite somebody to a team (admins)',
    body: json(createInvitationBodySchema),
    response: created(invitationSchema),
    errors: {
      400: [
        'Personal teams cannot have additional members',
        'User is already a member of this team',
      ],
      403: ['Not enough permissions'],
      404: ['Team not found'],
      409: ['An invitation for this email is already pending'],
    },
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/accept',
    auth: 'user',
    summary: 'Join the team of an invitation',
    body: json(tokenBodySchema),
    response: ok(invitationSchema),
    errors: { 400: [...unusable, 'This invitation was sent to a different email address'] },
  },
  verifyInvitation: {
    method: 'POST',
    path: '/invitations/token/verify',
    auth: 'public',
    summary: 'Read the invitation a token stands for',
    body: json(tokenBodySchema),
    response: ok(invitationSchema),
    errors: { 400: unusable },
  },
  deleteInvitation: {
    method: 'DELETE',
    path: '/invitations/{inv_id}',
    auth: 'user',
    summary: 'Cancel an invitation (admins), or decline it (the invited person)',
    response: noContent,
    errors: {
      400: ['Only pending invitations can be cancelled'],
      403: ['Not enough permissions'],
      404: ['Invitation not found'],
    },
  },
});
