import { createWording } from '@quayside/design-system/messages';

import { catalogue } from './catalogue.ts';

const { list, number, plural } = createWording('en');

/** The texts of All Teams. */
export const allTeamsMessages = catalogue('allTeams', {
  search: 'Search teams',
  searchPlaceholder: 'Name or slug',
  columns: { team: 'Team', role: 'Role' },
  newTeam: 'New Team',
  errorTitle: 'The teams could not be loaded',
  noMatch: (search: string) => `No team matches “${search}”`,
  noMatchHint: 'The search looks at names and slugs.',
  empty: 'You are in no team',
  emptyHint: 'Ask somebody to invite you: the link in the mail leads into their team.',
});

/** The texts of New Team. */
export const newTeamMessages = catalogue('newTeam', {
  name: 'Name',
  /** What its address will be, as far as can be told. */
  address: (slug: string) => `Its address begins with /${slug}`,
  addressHint: '3 to 50 characters. Its address is made of it and stays the same.',
  create: 'Create Team',
  /** Told who has left the page meanwhile. */
  done: (name: string) => `${name} is created.`,
  off: 'Teams are not created here',
  offHint: 'Whoever runs this console has switched it off. You can still be invited to teams.',
  allTeams: 'All Teams',
});

/** The texts of Team Settings. */
export const teamSettingsMessages = catalogue('teamSettings', {
  errorTitle: 'The team could not be loaded',
  save: 'Save',
  saved: 'Team name saved',
  /** Who may do what the reader may not. */
  adminsOnly: (names: readonly string[], others: number) =>
    `Only admins can do this: ${list(
      others === 0 ? names : [...names, plural(others, { one: '# other', other: '# others' })],
    )}.`,
  ownerOnly: (name: string | undefined) =>
    name === undefined ? 'Only the owner can do this.' : `Only the owner can do this: ${name}.`,
  profile: {
    title: 'Profile',
    text: 'The name people see. The slug is part of every address and does not change.',
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
      `${name} owns the team: their role and place stay until they transfer it.`,
    promote: (name: string, team: string) =>
      `${name} becomes an admin: they can then invite and remove people, change roles, connect integrations, delete apps, and rename or delete ${team}.`,
    demote: (name: string, team: string) =>
      `${name} becomes a member: they can no longer invite or remove people, change roles, connect integrations, delete apps, or rename or delete ${team}. They still deploy and change variables.`,
    makeAdmin: 'Make Admin',
    makeMember: 'Make Member',
    remove: (name: string, team: string) =>
      `${name} loses access to the apps of ${team} at once. Deployments and variables stay as they are. To come back, they must be invited again.`,
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
    results: 'Results',
    invited: 'Invited',
    alreadyMember: 'Already in the team',
    /** How many of the addresses were invited. */
    summary: (invited: number, all: number) => `${number(invited)} of ${number(all)} invited`,
    /** While the platform wants a pause. */
    pausing: (seconds: number) =>
      `Too many at once for the platform. It goes on in ${number(seconds)} s.`,
    columns: { email: 'Email', role: 'Role', status: 'Status', actions: 'Actions' },
    list: 'Open invitations',
    expires: 'Expires',
    expired: 'Expired',
    resend: 'Resend',
    resendTo: (email: string) => `Resend to ${email}`,
    revoke: 'Revoke',
    revokeOf: (email: string) => `Revoke the invitation of ${email}`,
    remove: 'Remove',
    removeOf: (email: string) => `Remove the expired invitation of ${email}`,
    resent: (email: string) => `A new link is on its way to ${email}. The old one no longer works.`,
    /** The old link is gone and the new one was not sent. */
    resendFailed: (email: string) =>
      `The old link of ${email} no longer works, and a new one could not be sent. Invite them again.`,
    undoRevoke: (email: string) => `Undo revoking the invitation of ${email}`,
    /** In the place of when it expires, while it can be undone. */
    revoking: (seconds: number) => `Revoked in ${seconds} s`,
    revoked: 'Invitation revoked',
    /** The session ended while it could still be undone. */
    notRevoked: (email: string) =>
      `The invitation of ${email} was not revoked: your session ended first. Log in and revoke it again.`,
    empty: 'No invitation is open.',
    errorTitle: 'The invitations could not be loaded',
    personal: 'A personal team has one member. To work with others, use a shared team.',
  },
  transfer: {
    title: 'Ownership',
    text: 'The owner alone can hand the team on. You stay in it as an admin.',
    newOwner: 'New owner',
    choose: 'Choose an admin',
    action: 'Transfer Ownership',
    noAdmin: 'Ownership goes to an admin. Make somebody an admin first.',
    confirm: (name: string, team: string) =>
      `${name} becomes the owner of ${team}. Only they can give it back. You stay an admin.`,
    done: (name: string) => `${name} owns the team now`,
    personal: 'A personal team stays with its person and cannot be transferred.',
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
      `${team} is deleted at once, with its apps, their deployments, logs, variables and addresses, and its invitations. Nobody can bring it back.`,
    personal: 'A personal team cannot be deleted. It goes when you delete your account.',
    done: (team: string) => `${team} is deleted`,
  },
});
