import { createWording } from '@quayside/design-system/messages';
import { catalogue } from './catalogue.ts';

const { number, plural } = createWording('en');

const providers: Readonly<Partial<Record<string, string>>> = {
  neon: 'Neon',
  redis: 'Redis',
  supabase: 'Supabase',
  logfire: 'Logfire',
};

const variables = { one: '# Variable', other: '# Variables' };

/** The texts of Environment Variables. */
export const environmentVariablesMessages = catalogue('environmentVariables', {
  search: 'Search names',
  columns: { name: 'Name', value: 'Value', kind: 'Kind', updated: 'Updated' },
  kinds: { variable: 'Variable', secret: 'Secret' },
  /** Of the services that set variables, by their type; others are shown as they are called. */
  providers,
  kindFilter: 'Kind',
  kindFilters: {
    all: 'All kinds',
    variable: 'Variables',
    secret: 'Secrets',
    managed: 'Set by a service',
  },
  writeOnly: 'Write-only',
  writeOnlyHint: 'A secret cannot be read again after it was set.',
  masked: 'Hidden value',
  emptyValue: 'Empty',
  reveal: (name: string) => `Reveal ${name}`,
  hide: (name: string) => `Hide ${name}`,
  noMatch: (search: string) => `No variable’s name contains “${search}”`,
  noneOfKind: 'No variables of this kind',
  showAllKinds: 'Show All Kinds',
  errorTitle: 'The variables could not be loaded',
  add: 'Add Variable',
  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  managedBy: (provider: string) => `${provider} sets it. Disconnect it in Storage to change this.`,
  nameOf: 'Name of the new variable',
  valueOf: (name: string) => (name === '' ? 'Value of the new variable' : `Value of ${name}`),
  kindOf: (name: string) => (name === '' ? 'Kind of the new variable' : `Kind of ${name}`),
  newSecretValue: 'A new value. The one it has cannot be shown.',
  discardEdit: (name: string) => (name === '' ? 'Discard the new variable' : `Discard ${name}`),
  secretForGood: 'A secret stays one: its value cannot be read again.',
  discard: 'Discard',
  save: (count: number) => (count === 0 ? 'Save' : `Save ${plural(count, variables)}`),
  nothingChanged: 'Nothing is changed yet.',
  toBeSaved: (count: number) =>
    plural(count, {
      one: 'One variable will be saved. It applies to the next deployment.',
      other: '# variables will be saved. They apply to the next deployment.',
    }),
  saveAndRedeploy: 'Save and Redeploy',
  savedAndRedeploying: (count: number) =>
    `${plural(count, variables)} saved. The app is being redeployed.`,
  viewDeployment: 'View Deployment',
  saved: (count: number) => `${plural(count, variables)} saved. Applies to the next deployment.`,
  deleted: (name: string) => `${name} deleted. Applies to the next deployment.`,
  /** The session ended while the deletion could still be undone. */
  notDeleted: (name: string) =>
    `${name} was not deleted: your session ended first. Log in and delete it again.`,
  deletingIn: (seconds: number) => `Deleted in ${seconds} s`,
  deleting: 'Deleting',
  deletingAnnounced: (name: string) => `${name} will be deleted in 8 seconds`,
  undoOf: (name: string) => `Undo deleting ${name}`,
  problems: {
    nameMissing: 'A variable needs a name',
    namePattern: (suggestion: string) =>
      `Letters, digits and underscores only, and no digit first: for example ${suggestion}`,
    nameLength: (max: number) => `Name must be at most ${number(max)} characters`,
    valueLength: (max: number) => `Value must be at most ${number(max)} characters`,
    exists: 'This app already has a variable of this name',
    twice: 'You are adding this name twice',
    setAgain: (line: number) => `Set again in line ${line}, which counts`,
    noEquals: 'Not a variable: there is no “=”',
    noName: 'Nothing stands before the “=”',
    unclosedQuote: 'The quote that opens the value is never closed',
    unclosedPem: 'The key or certificate has no END line',
    textAfterQuote: 'More than a comment follows the closing quote',
  },
  hints: {
    json: 'It looks like JSON, but is not valid JSON.',
    url: 'It looks like an address, but is not a valid URL.',
    blanks: 'It begins or ends with a space or a line break.',
    quotes: 'The quotes around it are part of the value.',
  },
  export: {
    action: 'Export',
    env: '.env file',
    json: 'JSON',
    withoutSecrets: 'Without secrets, which cannot be read',
    secretsNote: 'Secrets are not exported:',
  },
  import: {
    action: 'Import .env',
    title: 'Import variables',
    hint: 'Paste the content of a .env file, drop the file on this page, or choose it. Nothing is saved before you have seen what changes.',
    label: 'Content of a .env file',
    chooseFile: 'Choose a File',
    review: 'Review',
    cancel: 'Cancel',
    pasteNote: 'Paste or drop a .env file anywhere on this page',
    dropHere: 'Drop it to see what changes',
    tooLarge: 'That file is larger than 1 MB: it is hardly a .env file.',
    notText: 'That file is not text in UTF-8.',
    nothingFound: 'There is no variable in it.',
    reviewTitle: 'Review pasted variables',
    reviewOf: (file: string) => `Review ${file}`,
    line: 'Line',
    lines: (first: number, last: number) =>
      first === last ? number(first) : `${number(first)}–${number(last)}`,
    selectAll: 'Save all that can be saved',
    select: (name: string) => `Save ${name}`,
    states: { new: 'new', changed: 'changed', same: 'same', invalid: 'invalid' },
    was: 'was',
    becomes: 'becomes',
    valueLines: (count: number) => plural(count, { one: '# line', other: '# lines' }),
    rename: 'Rename',
    renameTo: (suggestion: string) => `Rename to ${suggestion}`,
    summary: (count: number, total: number) =>
      plural(count, {
        one: `# of ${number(total)} will be saved. It applies to the next deployment.`,
        other: `# of ${number(total)} will be saved in one request. They apply to the next deployment.`,
      }),
  },
  changes: {
    title: (count: number) =>
      plural(count, {
        one: '# variable changed since the live deployment',
        other: '# variables changed since the live deployment',
      }),
    /** No deployment was ever live. */
    titleOfFailed: (count: number) =>
      plural(count, {
        one: '# variable changed since the failed deployment',
        other: '# variables changed since the failed deployment',
      }),
    text: 'Applies to the next deployment:',
    andMore: (count: number) => `and ${number(count)} more`,
    redeploy: 'Redeploy',
  },
  empty: {
    title: 'No variables yet',
    text: 'Settings and secrets that your app reads when it starts. Add one, import a .env file, or set one from the folder of your project:',
    command: 'fastapi cloud env set NAME VALUE',
  },
});

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
