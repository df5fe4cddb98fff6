import { catalogue } from './catalogue.ts';

/** The texts of Storage, and of connecting something to an app there. */
export const storageMessages = catalogue('storage', {
  description:
    'Databases, caches and storage services that this app uses, and the variables they set.',
  columns: { name: 'Name', service: 'Service', variables: 'Sets', connected: 'Connected' },
  connect: 'Connect Storage',
  errorTitle: 'The connected services could not be loaded',
  noVariables: 'No variable',
  empty: {
    title: 'Nothing is connected yet',
    text: 'Connect a database or a cache, and its address arrives in the app as a secret environment variable.',
  },
  openAt: (name: string, service: string) => `${service}: open ${name} there`,
  disconnect: {
    action: 'Disconnect',
    actionFor: (name: string) => `Disconnect ${name}`,
    title: (name: string) => `Disconnect ${name}?`,
    variables: (names: string) =>
      `${names} is removed from the app’s environment variables. The deployment that is live keeps it until the next one.`,
    noVariables: 'The app’s environment variables stay as they are.',
    data: (service: string) => `What is stored at ${service} stays there.`,
    done: (name: string) => `${name} is disconnected`,
  },
  wizard: {
    title: 'Connect Storage',
    description: (app: string) => `Choose what ${app} shall use.`,
    steps: {
      integration: {
        label: 'Integration',
        search: 'Search integrations',
        errorTitle: 'The integrations could not be loaded',
        none: 'No such integration',
        gone: 'This integration is not there any more. Choose another one.',
        empty: 'This team has not connected a service yet.',
      },
      project: {
        label: 'Project',
        search: 'Search projects',
        errorTitle: 'The projects could not be loaded from Neon',
        none: 'No such project',
        gone: 'This project is not there any more. Choose another one.',
        empty: 'The integration can see no project. Create one at Neon.',
      },
      branch: {
        label: 'Branch',
        search: 'Search branches',
        errorTitle: 'The branches could not be loaded from Neon',
        none: 'No such branch',
        gone: 'This branch is not there any more. Choose another one.',
        empty: 'The project has no branch.',
      },
      subscription: {
        label: 'Subscription',
        search: 'Search subscriptions',
        errorTitle: 'The subscriptions could not be loaded from Redis Cloud',
        none: 'No such subscription',
        gone: 'This subscription is not there any more. Choose another one.',
        empty: 'The integration can see no subscription. Create one at Redis Cloud.',
      },
      database: {
        label: 'Database',
        search: 'Search databases',
        errorTitle: 'The databases could not be loaded',
        none: 'No such database',
        gone: 'This database is not there any more. Choose another one.',
        empty: 'There is no database in it. Create one there, then try again.',
      },
    },
    loading: 'Loading',
    notConnected: 'Not connected to this team',
    comingSoon: 'Coming soon',
    notReady: (status: string) => `Not ready: ${status}`,
    isDefault: 'Default branch',
    integrations: 'Go to Integrations',
    variable: 'Environment variable',
    variableHint: 'It will hold the address, as a secret that only disconnecting removes.',
    clash: (app: string, name: string) =>
      `${app} already has ${name}. Choose another name, or remove that variable first.`,
    invalidName: 'Letters, digits and _ only, and no digit first',
    redeploy: 'Redeploy now',
    redeployHint: 'Else the app has it from the next deployment on.',
    submit: 'Connect',
    done: (name: string, variable: string) => `${name} is connected. It set ${variable}.`,
  },
});
