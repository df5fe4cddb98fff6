import { catalogue } from './catalogue.ts';
import { createWording } from '@quayside/design-system/messages';

const { list, number, plural } = createWording('en');

/** The texts of Account Settings. */
export const accountSettingsMessages = catalogue('accountSettings', {
  errorTitle: 'Your account could not be loaded',
  save: 'Save',
  profile: {
    title: 'Profile',
    text: 'Your name and the address you log in with.',
    fullName: 'Full name',
    email: 'Email',
    hint: 'A new address holds once you open the link we send to it.',
    saved: 'Profile saved',
    /** A change of address that waits to be confirmed. */
    pendingTitle: 'Confirm your new address',
    pending: (next: string, current: string) =>
      `We sent a link to ${next}. Until you open it, your address stays ${current}.`,
    resend: 'Resend',
    resendIn: (seconds: number) => `Resend in ${seconds} s`,
  },
  security: {
    title: 'Security',
    text: 'The password you log in with.',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm password',
    currentRequired: 'Current password is required',
    saved: 'Password updated successfully',
    none: 'You log in with an account elsewhere and have no password here. To set one, have a link sent to you, log out, and open the link.',
    sendLink: 'Send a Link',
    linkSent: (email: string) =>
      `A link to set a password is on its way to ${email}. Log out, then open it.`,
  },
  connections: {
    title: 'Connected Accounts',
    text: 'Accounts elsewhere that log you in.',
    github: 'GitHub',
    google: 'Google',
    comingSoon: 'Coming Soon',
    notConnected: 'Not connected',
    connectedAs: (name: string) => `Connected as ${name}`,
    connect: 'Connect',
    connectTo: (provider: string) => `Connect ${provider}`,
    disconnect: 'Disconnect',
    disconnectFrom: (provider: string) => `Disconnect ${provider}`,
    onlyWayIn: 'This is your only way in. Set a password first.',
    disconnectText: (provider: string) =>
      `You can no longer log in with ${provider}. Your password still works, and you can connect it again.`,
    disconnected: (provider: string) => `${provider} is disconnected`,
  },
  danger: {
    title: 'Danger Zone',
    text: 'Permanently delete your data and everything associated with your account.',
    action: 'Delete Account',
    blocked: 'Others are in teams that you own. Transfer or delete these teams first:',
    confirm: 'Your account is deleted at once and cannot be brought back.',
    /** Teams that go with the account. */
    teams: 'These teams have no other member and go with it, with all their apps:',
    done: 'Your account is deleted',
  },
});

/** The texts of Home. */
export const homeMessages = catalogue('home', {
  apps: 'Apps',
  allApps: 'All apps',
  deployments: 'Deployments',
  columns: { app: 'App', status: 'Status', created: 'Created' },
  appsError: 'The apps could not be loaded',
  invitations: {
    title: 'Invitations',
    /** Inviter and team. */
    text: (inviter: string | undefined, team: string) =>
      inviter === undefined ? `You are invited to ${team}` : `${inviter} invites you to ${team}`,
    /** Only the mail holds the key to the team. */
    hint: (email: string) => `Only the link in the email to ${email} can accept this invitation.`,
    expires: 'Expires',
    errorTitle: 'Your invitations could not be loaded',
    decline: 'Decline',
    declineFor: (team: string) => `Decline the invitation to ${team}`,
    declineTitle: 'Decline Invitation',
    declineText: (team: string) =>
      `You do not join ${team}, and the link in the mail stops working. You can be invited again.`,
    declined: 'Invitation declined',
  },
});

/** The texts of Team Invitation. */
export const invitationMessages = catalogue('invitation', {
  heading: 'Team Invitation',
  working: 'Looking up the invitation',
  /** Inviter and team. */
  invites: (inviter: string | undefined, team: string) =>
    inviter === undefined ? `You are invited to ${team}` : `${inviter} invites you to ${team}`,
  role: 'Your role',
  roles: { admin: 'Admin', member: 'Member' },
  sentTo: 'Sent to',
  expires: 'Expires',
  accept: 'Accept Invitation',
  decline: 'Decline',
  signedOut:
    'Log in, and you come back here. Or sign up with this address, and open the link of this invitation again once it is confirmed.',
  logIn: 'Log In',
  signUp: 'Sign Up',
  otherAccountTitle: 'This invitation is for another address',
  /** The account that is signed in. */
  otherAccount: (email: string) =>
    `You are logged in as ${email}. Switch to the account with the invited address to accept it.`,
  switchAccount: 'Switch Account',
  goToTeam: 'Go to the Team',
  goHome: 'Go Home',
  tryAgain: 'Try Again',
  failed: 'The invitation could not be looked up',
  outcomes: {
    joined: { title: 'You are in', text: (team: string) => `You are a member of ${team} now.` },
    declined: {
      title: 'Invitation declined',
      text: 'You did not join. Whoever invited you can invite you again.',
    },
    accepted: {
      title: 'This invitation was already accepted',
      text: 'If it was you, the team is in your list of teams.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'Invitations work for 7 days. Ask whoever invited you for a new one.',
    },
    revoked: {
      title: 'This invitation was withdrawn',
      text: 'Ask whoever invited you if that was a mistake.',
    },
    unknown: {
      title: 'This invitation is not known',
      text: 'Open the whole link from the mail. If that is what you did, ask for a new invitation.',
    },
  },
});

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
  /** Expected slug, as far as it is known. */
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
  /** Roles that may do what the user may not. */
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
    /** Number of invited addresses. */
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
