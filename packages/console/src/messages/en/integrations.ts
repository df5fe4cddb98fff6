import { catalogue } from './catalogue.ts';

/** The texts of Integrations and of one Integration. */
export const integrationsMessages = catalogue('integrations', {
  description: (team: string) =>
    `Services that the apps of ${team} can use. What is connected here is chosen for an app under its Storage.`,
  columns: { service: 'Service', status: 'Status', connected: 'Connected' },
  errorTitle: 'The integrations could not be loaded',
  status: { connected: 'Connected', available: 'Not connected', coming_soon: 'Coming soon' },
  connect: 'Connect',
  connectTo: (service: string) => `Connect ${service}`,
  adminsOnly: (team: string) => `Only admins of ${team} can connect a service.`,
  detail: {
    information: 'Integration Information',
    type: 'Type',
    id: 'ID',
    created: 'Created',
    errorTitle: 'The integration could not be loaded',
    sees: {
      neon: {
        title: 'Projects it can see',
        errorTitle: 'The projects could not be loaded from Neon',
        empty: 'It can see no project',
        emptyText: 'Create one at Neon, or connect an account that has one.',
        columns: { name: 'Name', region: 'Region', version: 'Postgres', created: 'Created' },
      },
      redis: {
        title: 'Subscriptions it can see',
        errorTitle: 'The subscriptions could not be loaded from Redis Cloud',
        empty: 'It can see no subscription',
        emptyText: 'Create one at Redis Cloud, or connect an account that has one.',
        columns: { name: 'Name', status: 'Status', databases: 'Databases' },
      },
    },
    usage: {
      title: 'Apps that use it',
      errorTitle: 'The apps could not be loaded',
      empty: 'No app uses it yet',
      emptyText: 'Connect a database to an app under the app’s Storage.',
      columns: { app: 'App', database: 'Database', connected: 'Connected' },
    },
  },
});

/** The texts of the integration callback: the way back from a provider. */
export const integrationCallbackMessages = catalogue('integrationCallback', {
  heading: (service: string) => `Connecting ${service}`,
  working: (service: string) => `Connecting ${service}`,
  again: 'Connect Again',
  back: 'Back to Integrations',
  retry: 'Try Again',
  outcomes: {
    denied: {
      title: 'You did not allow it',
      text: (service: string) => `Nothing was connected. ${service} was told no.`,
    },
    refused: {
      title: (service: string) => `${service} did not connect`,
      text: (error: string) => `It answered “${error}”. Nothing was connected.`,
    },
    missingCode: {
      title: 'Something is missing from the address',
      text: 'Link code not found in URL',
    },
    lostState: {
      title: 'This tab did not ask for it',
      text: 'Code verifier not found in session storage. Connect again in this tab, and do not open the way back in another.',
    },
    wrongState: {
      title: 'This answer belongs to another question',
      text: 'It was not asked for by this tab, or for another team. Nothing was connected.',
    },
    expired: {
      title: 'It took too long',
      text: 'What the service sent along is used up or has expired. Nothing was connected.',
    },
    alreadyConnected: {
      title: 'It is connected already',
      text: (service: string, team: string) => `${team} has a connection to ${service}.`,
    },
    failed: { title: 'Failed to finalize link' },
  },
});
