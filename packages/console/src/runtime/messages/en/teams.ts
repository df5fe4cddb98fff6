import { catalogue } from './catalogue.ts';
import { createWording } from '@quayside/design-system/messages';

const { list, number, plural } = createWording('en');

/** The texts of Account Settings. */
export const accountSettingsMessages = catalogue('accountSettings', {
  errorTitle: 'Couldn’t load your account',
  save: 'Save',
  profile: {
    title: 'Profile',
    text: 'Your name and the email you log in with.',
    fullName: 'Full name',
    email: 'Email',
    hint: 'A new email takes effect after you open the link we send to it.',
    saved: 'Profile saved',
    /** For an email change that is not confirmed yet. */
    pendingTitle: 'Confirm your new address',
    pending: (next: string, current: string) =>
      `We sent a link to ${next}. Until you open it, your email stays ${current}.`,
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
    none: 'You log in with a connected account and have no password. To set one, send yourself a link, log out, then open the link.',
    sendLink: 'Send Link',
    linkSent: (email: string) =>
      `We sent a link to ${email}. Log out, then open it to set a password.`,
  },
  connections: {
    title: 'Connected Accounts',
    text: 'Other accounts you can log in with.',
    github: 'GitHub',
    google: 'Google',
    comingSoon: 'Coming Soon',
    notConnected: 'Not connected',
    connectedAs: (name: string) => `Connected as ${name}`,
    connect: 'Connect',
    connectTo: (provider: string) => `Connect ${provider}`,
    disconnect: 'Disconnect',
    disconnectFrom: (provider: string) => `Disconnect ${provider}`,
    onlyWayIn: 'This is your only way to log in. Set a password first.',
    disconnectText: (provider: string) =>
      `You’ll no longer be able to log in with ${provider}. Your password still works, and you can reconnect at any time.`,
    disconnected: (provider: string) => `${provider} disconnected`,
  },
  danger: {
    title: 'Danger Zone',
    text: 'Permanently delete your data and everything associated with your account.',
    action: 'Delete Account',
    blocked: 'You own teams with other members. Transfer or delete these teams first:',
    confirm: 'Your account is deleted immediately. This can’t be undone.',
    /** For teams that are deleted with the account. */
    teams: 'These teams have no other members and are deleted too, with all their apps:',
    done: 'Account deleted',
  },
});

/** The texts of Home. */
export const homeMessages = catalogue('home', {
  apps: 'Apps',
  allApps: 'All apps',
  deployments: 'Deployments',
  columns: { app: 'App', status: 'Status', created: 'Created' },
  appsError: 'Couldn’t load apps',
  /** Errors that apps logged. */
  health: {
    title: 'Errors in the last hour',
    notRead: 'Not read',
    noLines: 'No lines in the last hour',
    none: (lines: number) => plural(lines, { one: 'None in # line', other: 'None in # lines' }),
    noneFrom: (lines: number, time: string) =>
      `${plural(lines, { one: 'None in # line', other: 'None in # lines' })}, from ${time}`,
    errors: (count: number, time: string) =>
      plural(count, { one: `# error at ${time}`, other: `# errors since ${time}` }),
    /** Errors in the newest lines: the first one may be older. */
    errorsFrom: (count: number, lines: number, time: string) =>
      `${plural(count, { one: '# error', other: '# errors' })} in ${plural(lines, { one: '# line', other: '# lines' })}, from ${time}`,
    mark: (count: number) => plural(count, { one: '# error', other: '# errors' }),
    /** There may be more in lines that were not read. */
    markAtLeast: (count: number) => plural(count, { one: '#+ error', other: '#+ errors' }),
    inTheLastHour: 'in the last hour',
    /** Describes the chart. */
    chart: (most: number) =>
      plural(most, { one: 'At most # error in 5 minutes', other: 'At most # errors in 5 minutes' }),
    note: 'Errors are counted in the newest 1,000 lines of each app.',
  },
  invitations: {
    title: 'Invitations',
    more: (count: number) => `${number(count)} more`,
    /** Inviter and team. */
    text: (inviter: string | undefined, team: string) =>
      inviter === undefined ? `You’re invited to ${team}` : `${inviter} invited you to ${team}`,
    /** The token is only in the email. */
    hint: (email: string) => `To accept, open the link in the email sent to ${email}.`,
    expires: 'Expires',
    errorTitle: 'Couldn’t load your invitations',
    decline: 'Decline',
    declineFor: (team: string) => `Decline the invitation to ${team}`,
    declineTitle: 'Decline Invitation',
    declineText: (team: string) =>
      `You won’t join ${team}, and the link in the email stops working. You can be invited again.`,
    declined: 'Invitation declined',
  },
});

/** The texts of Team Invitation. */
export const invitationMessages = catalogue('invitation', {
  heading: 'Team Invitation',
  working: 'Checking the invitation',
  /** Inviter and team. */
  invites: (inviter: string | undefined, team: string) =>
    inviter === undefined ? `You’re invited to ${team}` : `${inviter} invited you to ${team}`,
  role: 'Your role',
  roles: { admin: 'Admin', member: 'Member' },
  sentTo: 'Sent to',
  expires: 'Expires',
  accept: 'Accept Invitation',
  decline: 'Decline',
  signedOut:
    'Log in to accept. New here? Sign up with this email, confirm it, then open the invitation link again.',
  logIn: 'Log In',
  signUp: 'Sign Up',
  otherAccountTitle: 'This invitation is for another email',
  /** The account that is signed in. */
  otherAccount: (email: string) =>
    `You’re logged in as ${email}. To accept, switch to the account with the invited email.`,
  switchAccount: 'Switch Account',
  goToTeam: 'Go to the Team',
  goHome: 'Go Home',
  tryAgain: 'Try Again',
  failed: 'Couldn’t check the invitation',
  outcomes: {
    joined: {
      title: 'You joined the team',
      text: (team: string) => `You’re now a member of ${team}.`,
    },
    declined: {
      title: 'Invitation declined',
      text: 'You didn’t join the team. You can be invited again.',
    },
    accepted: {
      title: 'This invitation has already been accepted',
      text: 'If you accepted it, find the team under All Teams.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'Invitations are valid for 7 days. Ask a team admin for a new one.',
    },
    revoked: {
      title: 'This invitation was revoked',
      text: 'If this looks like a mistake, ask a team admin.',
    },
    unknown: {
      title: 'Invitation not found',
      text: 'Open the full link from the email. If that doesn’t help, ask for a new invitation.',
    },
  },
});

/** The texts of All Teams. */
export const allTeamsMessages = catalogue('allTeams', {
  search: 'Search teams',
  searchPlaceholder: 'Name or slug',
  columns: { team: 'Team', role: 'Role' },
  newTeam: 'New Team',
  errorTitle: 'Couldn’t load teams',
  noMatch: (search: string) => `No teams match “${search}”`,
  noMatchHint: 'Search covers names and slugs.',
  empty: 'You’re not in a team yet',
  emptyHint: 'Ask a team admin to invite you. You join with the link in the email.',
});

/** The texts of New Team. */
export const newTeamMessages = catalogue('newTeam', {
  name: 'Name',
  /** Expected slug, as far as it is known. */
  address: (slug: string) => `Its URL starts with /${slug}`,
  addressHint: '3 to 50 characters. The URL is based on the name and doesn’t change later.',
  create: 'Create Team',
  /** Notification for users who have left the page. */
  done: (name: string) => `${name} was created.`,
  off: 'Creating teams is turned off',
  offHint: 'You can still join a team by invitation.',
  allTeams: 'All Teams',
});

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
