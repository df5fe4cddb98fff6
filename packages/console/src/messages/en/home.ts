import { catalogue } from './catalogue.ts';

/** The texts of Home. */
export const homeMessages = catalogue('home', {
  apps: 'Apps',
  allApps: 'All apps',
  running: 'Running deployments',
  latest: 'Latest deployments',
  deployments: 'Deployments',
  columns: { app: 'App', status: 'Status', created: 'Created' },
  appsError: 'The apps could not be loaded',
  noDeployments: 'None of the apps is deployed yet.',
  invitations: {
    title: 'Invitations',
    /** Who invites, and to which team. */
    text: (inviter: string, team: string) => `${inviter} invites you to ${team}`,
    errorTitle: 'Your invitations could not be loaded',
    expires: 'Expires',
    accept: 'Accept',
    acceptFor: (team: string) => `Accept the invitation to ${team}`,
    accepted: (team: string) => `You are a member of ${team} now.`,
    decline: 'Decline',
    declineFor: (team: string) => `Decline the invitation to ${team}`,
    declineTitle: 'Decline Invitation',
    declineText: (team: string) =>
      `You do not join ${team}, and the link in the mail stops working. You can be invited again.`,
    declined: 'Invitation declined',
  },
});
