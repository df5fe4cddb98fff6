import type { AppRecord, MembershipRecord, TeamRecord, UserRecord } from './records.ts';
import type { Rows } from './dataset.ts';

/** Deletes an app with everything that belongs to it. */
export function removeApp(rows: Rows, app: AppRecord): void {
  const belongings = [
    rows.deployments,
    rows.variables,
    rows.resources,
    rows.customDomains,
    rows.deployTokens,
    rows.logBursts,
  ];
  for (const collection of belongings) {
    for (const row of collection.where('app_id', app.id)) collection.remove(row.id);
  }
  rows.apps.remove(app.id);
}

/**
 * Removes a user from a team. Pending invitations they sent for it, or that would let them return,
 * are cancelled.
 */
export function removeMember(rows: Rows, link: MembershipRecord, now: number): void {
  const email = rows.users.get(link.user_id)?.email;
  for (const invitation of rows.invitations.where('team_id', link.team_id)) {
    const isTheirs = invitation.invited_by_id === link.user_id || invitation.email === email;
    const isPending = invitation.outcome === null && invitation.expires_at > now;
    if (isTheirs && isPending) rows.invitations.update(invitation.id, { outcome: 'cancelled' });
  }
  rows.memberships.remove(link.id);
}

/** Deletes a team with its apps and everything else that belongs to it. */
export function removeTeam(rows: Rows, team: TeamRecord): void {
  for (const app of rows.apps.where('team_id', team.id)) removeApp(rows, app);
  for (const { id } of rows.integrations.where('team_id', team.id)) rows.integrations.remove(id);
  for (const { id, token } of rows.invitations.where('team_id', team.id)) {
    removeInvitation(rows, id, token);
  }
  for (const { id } of rows.memberships.where('team_id', team.id)) rows.memberships.remove(id);
  for (const { id, requested } of rows.authorizations.all()) {
    if (requested.kind === 'integration' && requested.team_id === team.id) {
      rows.authorizations.remove(id);
    }
  }
  for (const { id, granted } of rows.authorizationCodes.all()) {
    if (granted.kind === 'integration' && granted.team_id === team.id) {
      rows.authorizationCodes.remove(id);
    }
  }
  rows.teams.remove(team.id);
}

/**
 * Deletes an account with its own data: the invitations it sent and received, its email tokens,
 * and its devices. It must have left its teams before.
 */
export function removeUser(rows: Rows, user: UserRecord): void {
  const invitations = [
    ...rows.invitations.where('invited_by_id', user.id),
    ...rows.invitations.where('email', user.email),
  ];
  for (const { id, token } of invitations) removeInvitation(rows, id, token);
  for (const { id } of rows.mails.where('user_id', user.id)) rows.mails.remove(id);
  for (const { id } of rows.devices.where('user_id', user.id)) rows.devices.remove(id);
  for (const { id, granted } of rows.authorizationCodes.all()) {
    if (granted.kind === 'login' && granted.user_id === user.id) rows.authorizationCodes.remove(id);
  }
  rows.users.remove(user.id);
}

function removeInvitation(rows: Rows, id: string, token: string): void {
  for (const mail of rows.mails.where('token', token)) rows.mails.remove(mail.id);
  rows.invitations.remove(id);
}
