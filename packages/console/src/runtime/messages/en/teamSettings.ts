import { catalogue } from './catalogue.ts';
import { createWording } from '@quayside/design-system/messages';

const { list, number, plural } = createWording('en');

/** The texts of Team Settings. */
export const teamSettingsMessages = catalogue('teamSettings', {
  errorTitle: 'Couldn’t load this team',
  save: 'Save',
  saved: 'Team name saved',
  /** Reason why an action is disabled. */
  adminsOnly: (names: readonly string[], others: number) =>
    `Only admins can do this: ${list(
      others === 0 ? names : [...names, plural(others, { one: '# other', other: '# others' })],
    )}.`,
  ownerOnly: (name: string | undefined) =>
    name === undefined ? 'Only the owner can do this.' : `Only the owner can do this: ${name}.`,
  profile: {
    title: 'Profile',
    text: 'The name that everyone sees. The slug is part of every URL and doesn’t change.',
    name: 'Team name',
    slug: 'Slug',
    hint: '3 to 50 characters.',
  },
  members: {
    title: 'Members',
    text: 'Admins invite people and change roles. Members deploy, redeploy and change variables.',
    columns: { member: 'Member', role: 'Role', actions: 'Actions' },
    you: 'You',
    owner: 'Owner',
    roles: { admin: 'admin', member: 'member' },
    changeRole: 'Change Role',
    changeRoleOf: (name: string) => `Change Role of ${name}`,
    removeUser: 'Remove User',
    removeUserNamed: (name: string) => `Remove User ${name}`,
    ownerStays: (name: string) =>
      `${name} owns the team. Their role can’t change until they transfer ownership.`,
    promote: (name: string, team: string) =>
      `${name} becomes an admin and can invite and remove people, change roles, connect integrations, delete apps, and rename or delete ${team}.`,
    demote: (name: string, team: string) =>
      `${name} becomes a member and can no longer invite or remove people, change roles, connect integrations, delete apps, or rename or delete ${team}. They can still deploy and change variables.`,
    makeAdmin: 'Make Admin',
    makeMember: 'Make Member',
    remove: (name: string, team: string) =>
      `${name} immediately loses access to the apps of ${team}. Deployments and variables are kept. To rejoin, they must be invited again.`,
    roleUpdated: 'Role updated successfully',
    removed: 'User removed successfully',
    removeFailed: 'Failed to remove user. Please try again.',
  },
  invitations: {
    title: 'Invitations',
    text: 'A link is valid for 7 days. Paste several addresses to invite many at once.',
    addresses: 'Email addresses',
    placeholder: 'name@example.com, …',
    role: 'Role',
    invite: 'Invite',
    noAddress: 'Enter an email address',
    rejected: (count: number) =>
      plural(count, { other: '# addresses were not invited. The reasons are listed below.' }),
    results: 'Results',
    invited: 'Invited',
    alreadyMember: 'Already a member',
    /** Number of invited addresses. */
    summary: (invited: number, all: number) => `${number(invited)} of ${number(all)} invited`,
    /** While the platform limits requests. */
    pausing: (seconds: number) =>
      `The platform limits invitations. Continuing in ${number(seconds)} s.`,
    columns: { email: 'Email', role: 'Role', status: 'Status', actions: 'Actions' },
    list: 'Pending invitations',
    expires: 'Expires',
    expired: 'Expired',
    resend: 'Resend',
    resendTo: (email: string) => `Resend to ${email}`,
    revoke: 'Revoke',
    revokeOf: (email: string) => `Revoke the invitation for ${email}`,
    remove: 'Remove',
    removeOf: (email: string) => `Remove the expired invitation for ${email}`,
    resent: (email: string) => `We sent a new link to ${email}. The old one no longer works.`,
    /** The old link is gone and the new one was not sent. */
    resendFailed: (email: string) =>
      `Couldn’t send a new link to ${email}, and the old one no longer works. Invite them again.`,
    undoRevoke: (email: string) => `Undo revoking the invitation for ${email}`,
    /** Replaces the expiry time while revoking can be undone. */
    revoking: (seconds: number) => `Revoking in ${seconds} s`,
    /** Announced while revoking can be undone. */
    revokingOf: (email: string) => `Revoking the invitation for ${email}`,
    revoked: 'Invitation revoked',
    /** The session ended while it could still be undone. */
    notRevoked: (email: string) =>
      `The invitation for ${email} was not revoked because your session ended. Log in and revoke it again.`,
    empty: 'No pending invitations.',
    errorTitle: 'Couldn’t load invitations',
    personal: 'A personal team has one member. To work with others, use a shared team.',
  },
  transfer: {
    title: 'Ownership',
    text: 'Only the owner can transfer the team. You stay on as an admin.',
    newOwner: 'New owner',
    choose: 'Choose an admin',
    action: 'Transfer Ownership',
    noAdmin: 'Only an admin can become the owner. Make another member an admin first.',
    confirm: (name: string, team: string) =>
      `${name} becomes the owner of ${team}. Only they can transfer it back. You stay on as an admin.`,
    done: (name: string) => `${name} now owns the team`,
    personal: 'A personal team can’t be transferred.',
  },
  danger: {
    title: 'Danger Zone',
    text: (team: string, apps: number | undefined) => {
      if (apps === undefined) return `Deleting ${team} deletes its apps and everything in them.`;
      if (apps === 0) return `${team} has no apps.`;
      const goes = plural(apps, {
        one: 'app, with its deployments and variables',
        other: '# apps, with their deployments and variables',
      });
      return `Deleting ${team} deletes its ${goes}.`;
    },
    lead: (team: string) => `Delete ${team} and everything in it.`,
    action: 'Delete Team',
    confirm: (team: string) =>
      `${team} is deleted immediately, with its apps, deployments, logs, variables, URLs and invitations. This can’t be undone.`,
    personal: 'A personal team can’t be deleted. It’s deleted with your account.',
    done: (team: string) => `${team} deleted`,
  },
});
