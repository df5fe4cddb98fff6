import { catalogue } from './catalogue.ts';

/** The texts of Home. */
export const homeMessages = catalogue('home', {
  apps: 'Apps',
  allApps: 'All apps',
  deployments: 'Deployments',
  columns: { app: 'App', status: 'Status', created: 'Created' },
  appsError: 'The apps could not be loaded',
  invitations: {
    title: 'Invitations',
    /** Who invites, and to which team. */
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
