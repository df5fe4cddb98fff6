import type { Invitation, invitationEndpoints } from '@quayside/api-contract';

import { mapPage } from '../platform/page.ts';
import type { Platform } from '../platform/platform.ts';
import type { InvitationRecord } from '../platform/records.ts';
import type { HandlersOf } from './handler.ts';
import { toTime, viewUser } from './views.ts';

/** Invitations to teams. */
export const invitationHandlers: HandlersOf<typeof invitationEndpoints> = {
  listMyInvitations: ({ platform, me, query }) =>
    mapPage(platform.invitations.listFor(me, query), (row) => view(platform, row)),

  listSentInvitations: ({ platform, me, query }) =>
    mapPage(platform.invitations.listSentBy(me, query), (row) => view(platform, row)),

  listTeamInvitations: ({ platform, me, path, query }) =>
    mapPage(platform.invitations.listOf(me, path.team_id, query), (row) => view(platform, row)),

  createInvitation: ({ platform, me, body }) =>
    view(platform, platform.invitations.create(me, body)),

  acceptInvitation: ({ platform, me, body }) =>
    view(platform, platform.invitations.accept(me, body.token)),

  verifyInvitation: ({ platform, body }) => view(platform, platform.invitations.verify(body.token)),

  deleteInvitation: ({ platform, me, path }) => platform.invitations.cancel(me, path.inv_id),
};

function view(platform: Platform, invitation: InvitationRecord): Invitation {
  const { rows } = platform.dataset;
  const team = rows.teams.get(invitation.team_id);
  const inviter = rows.users.get(invitation.invited_by_id);
  if (team === undefined || inviter === undefined) {
    throw new Error(`The invitation ${invitation.id} has lost its team or who sent it`);
  }
  const { id, email, role } = invitation;
  return {
    id,
    email,
    role,
    status: platform.invitations.statusOf(invitation),
    team: { id: team.id, name: team.name, slug: team.slug },
    invited_by: viewUser(inviter),
    created_at: toTime(invitation.created_at),
    expires_at: toTime(invitation.expires_at),
  };
}
