import type { invitationEndpoints } from '@quayside/api-contract';

import { notImplemented, type HandlersOf } from './handler.ts';

/** Invitations to teams. */
export const invitationHandlers: HandlersOf<typeof invitationEndpoints> = {
  listMyInvitations: notImplemented,
  listSentInvitations: notImplemented,
  listTeamInvitations: notImplemented,
  createInvitation: notImplemented,
  acceptInvitation: notImplemented,
  verifyInvitation: notImplemented,
  deleteInvitation: notImplemented,
};
