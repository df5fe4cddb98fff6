import type { Page, TeamRole } from '@quayside/api-contract';

import { randomUuid } from '../random.ts';
import type { Mails } from './mails.ts';
import { pageByTime, type PageQuery } from './page.ts';
import type { InvitationRecord, TeamRecord, UserRecord } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import type { Teams } from './teams.ts';
import { normalizeEmail } from './users.ts';
import type { Dataset } from './dataset.ts';

/** Lifetime of an invitation, in milliseconds: 7 days. */
export const invitationLife = 7 * 86_400_000;

const notFound = 'Invitation not found';

/** Status of an invitation. */
export type InvitationStatus = 'pending' | 'accepted' | 'expired' | 'cancelled';

/** Invitations to a team, sent to an address: the user who owns it may accept. */
export interface Invitations {
  /** Invitations to the user's address, newest first. */
  listFor(user: UserRecord, query: PageQuery): Page<InvitationRecord>;
  /** Invitations that the user sent, newest first. */
  listSentBy(user: UserRecord, query: PageQuery): Page<InvitationRecord>;
  /** Invitations to a team, newest first; admins only. */
  listOf(
    user: UserRecord,
    teamId: string,
    query: PageQuery & { status?: InvitationStatus },
  ): Page<InvitationRecord>;
  /**
   * Emails a link that is valid for 7 days; admins only. Rejects a personal team, a member of the
   * team, and a second pending invitation to the same address.
   */
  create(
    user: UserRecord,
    requested: { team_id: string; email: string; role?: TeamRole },
  ): InvitationRecord;
  /** Finds the pending invitation of a token; rejects any other. */
  verify(token: string): InvitationRecord;
  /** Joins the team. Rejects users with another address than the invited one. */
  accept(user: UserRecord, token: string): InvitationRecord;
  /** Cancels an invitation, for admins of the team, or declines it, for the invited user. */
  cancel(user: UserRecord, invitationId: string): void;
  /** Derived from its fields and the clock. */
  statusOf(invitation: InvitationRecord): InvitationStatus;
}

/** Creates the invitations of a dataset. */
export function createInvitations(dataset: Dataset, mails: Mails, teams: Teams): Invitations {
  const { rows, clock } = dataset;

  const statusOf = ({ outcome, expires_at }: InvitationRecord) =>
    outcome ?? (expires_at <= clock.now() ? 'expired' : 'pending');

  const teamOf = (invitation: InvitationRecord) => {
    const team = rows.teams.get(invitation.team_id);
    if (team === undefined) throw new Error(`The invitation ${invitation.id} has no team`);
    return team;
  };

  const verify = (token: string) => {
    const invitation = rows.invitations.where('token', token)[0];
    if (invitation === undefined) throw new PlatformError(400, 'Invalid invitation token');
    const problem = problems[statusOf(invitation)];
    if (problem !== null) throw new PlatformError(400, problem);
    return invitation;
  };

  const requireInvitable = (team: TeamRecord, email: string) => {
    if (team.is_personal_team) {
      throw new PlatformError(400, 'Personal teams cannot have additional members');
    }
    if (teams.members(team).some(({ user }) => user.email === email)) {
      throw new PlatformError(400, 'User is already a member of this team');
    }
    const isPending = rows.invitations
      .where('email', email)
      .some((other) => other.team_id === team.id && statusOf(other) === 'pending');
    if (isPending) throw new PlatformError(409, 'An invitation for this email is already pending');
  };

  return {
    listFor: (user, query) => pageByTime(rows.invitations.where('email', user.email), query),
    listSentBy: (user, query) =>
      pageByTime(rows.invitations.where('invited_by_id', user.id), query),
    listOf(user, teamId, { status, ...page }) {
      const team = teams.find(user, teamId);
      teams.requireAdmin(user, team);
      const requested = rows.invitations
        .where('team_id', team.id)
        .filter((invitation) => status === undefined || statusOf(invitation) === status);
      return pageByTime(requested, page);
    },
    create(user, { team_id, email, role = 'member' }) {
      const team = teams.find(user, team_id);
      teams.requireAdmin(user, team);
      const to = normalizeEmail(email);
      requireInvitable(team, to);
      return dataset.write(() => {
        const mail = mails.send({
          to,
          kind: 'invitation',
          subject: `${user.full_name ?? user.email} invited you to ${team.name}`,
          path: '/invitation',
          user: null,
          life: invitationLife,
        });
        return rows.invitations.insert({
          id: randomUuid(dataset.random),
          team_id: team.id,
          email: to,
          role,
          invited_by_id: user.id,
          token: mail.token,
          created_at: mail.created_at,
          expires_at: mail.expires_at,
          outcome: null,
        });
      });
    },
    verify,
    accept(user, token) {
      const invitation = verify(token);
      if (invitation.email !== user.email) {
        throw new PlatformError(400, 'This invitation was sent to a different email address');
      }
      return dataset.write(() => {
        mails.redeem('invitation', token);
        // A user who joined in another way keeps their role.
        if (!teams.idsOf(user).has(invitation.team_id)) {
          teams.addMember(teamOf(invitation), user, invitation.role);
        }
        return rows.invitations.update(invitation.id, { outcome: 'accepted' });
      });
    },
    cancel(user, invitationId) {
      const invitation = rows.invitations.get(invitationId);
      if (invitation === undefined) throw new PlatformError(404, notFound);
      const team = teamOf(invitation);
      const isInvited = invitation.email === user.email;
      if (!isInvited && !teams.idsOf(user).has(team.id)) throw new PlatformError(404, notFound);
      if (!isInvited) teams.requireAdmin(user, team);
      // An expired one is removed from the list.
      if (!['pending', 'expired'].includes(statusOf(invitation))) {
        throw new PlatformError(400, 'Only pending invitations can be cancelled');
      }
      dataset.write(() => rows.invitations.update(invitation.id, { outcome: 'cancelled' }));
    },
    statusOf,
  };
}

/** Reason why an invitation cannot be used, by status. */
const problems: Readonly<Record<InvitationStatus, string | null>> = {
  pending: null,
  accepted: 'This invitation has already been accepted',
  expired: 'This invitation has expired',
  cancelled: 'This invitation was cancelled',
};
