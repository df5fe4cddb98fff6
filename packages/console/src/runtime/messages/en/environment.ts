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
  /** Names of the services that set variables, by type. */
  providers,
  kindFilters: { all: 'All', changed: 'Changed', secret: 'Secrets', empty: 'Empty' },
  writeOnly: 'Write-only',
  writeOnlyHint: 'A secret can’t be read after it’s saved.',
  masked: 'Hidden value',
  emptyValue: 'Empty',
  reveal: (name: string) => `Reveal ${name}`,
  hide: (name: string) => `Hide ${name}`,
  /** Time until a revealed value is hidden. */
  seconds: (seconds: number) => `${number(seconds)} s`,
  hiddenIn: (seconds: number) => `Hidden again in ${number(seconds)} s`,
  noMatch: (search: string) => `No variables match “${search}”`,
  noneOfKind: 'No variables of this kind',
  showAllKinds: 'Show All Kinds',
  errorTitle: 'Couldn’t load variables',
  views: {
    label: 'Views of the variables',
    variables: 'Variables',
    compare: 'Compare',
    history: 'History',
  },
  deleted: 'Deleted when you save',
  notSaved: 'Not saved',
  renamedFrom: (name: string) => `Renamed from ${name}. The value stays.`,
  undone: 'The save was undone. Applies to the next deployment.',
  undoneExcept: (names: readonly string[]) =>
    `The save was undone, except for ${names.join(', ')}. Applies to the next deployment.`,
  undoReviewTitle: 'Review before undoing',
  changedSince: 'A variable was changed since. Choose what to restore.',
  savedIn: (app: string, saved: number, removed: number) =>
    `Saved in ${app}: ${plural(saved, variables)}${removed === 0 ? '' : `, ${number(removed)} removed`}. Applies to its next deployment.`,
  savedAndRedeploying: (saved: number, removed: number) =>
    `${saved === 0 ? `${plural(removed, variables)} removed` : `${plural(saved, variables)} saved${removed === 0 ? '' : `, ${number(removed)} removed`}`}. The app is being redeployed.`,
  add: {
    action: 'Add',
    variable: 'Variable',
    file: 'Import .env',
    code: 'From Code',
    app: 'From Another App',
  },
  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  managedBy: (provider: string) =>
    `Set by ${provider}. To change it, disconnect ${provider} in Storage.`,
  rename: 'Rename…',
  duplicate: 'Duplicate',
  copyToApp: 'Copy to Another App…',
  newNameOf: (name: string) => `New name of ${name}`,
  nameOf: 'Name of the new variable',
  valueOf: (name: string) => (name === '' ? 'Value of the new variable' : `Value of ${name}`),
  kindOf: (name: string) => (name === '' ? 'Kind of the new variable' : `Kind of ${name}`),
  newSecretValue: 'Enter a new value. The current one can’t be shown.',
  discardEdit: (name: string) => (name === '' ? 'Discard the new variable' : `Discard ${name}`),
  looksSecret: 'Looks like a secret',
  secretIsPermanent: 'A secret can’t become a variable, because its value can’t be read.',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  changesNotSaved: (count: number) =>
    plural(count, { one: '# change not saved', other: '# changes not saved' }),
  saveChanges: 'Save',
  nothingChanged: 'No changes yet.',
  saveAndRedeploy: 'Save and Redeploy',
  viewDeployment: 'View Deployment',
  saved: (count: number) => `${plural(count, variables)} saved. Applies to the next deployment.`,
  savedAndRemoved: (saved: number, removed: number) =>
    saved === 0
      ? `${plural(removed, variables)} removed. Applies to the next deployment.`
      : `${plural(saved, variables)} saved, ${number(removed)} removed. Applies to the next deployment.`,
  undoSome: (count: number) => `Undo ${number(count)}`,
  undoOf: (name: string) => `Undo deleting ${name}`,
  problems: {
    valueMissing: 'Enter the value again. The current one can’t be read.',
    nameMissing: 'Enter a name',
    namePattern: (suggestion: string) =>
      `Use only letters, digits and underscores, and start with a letter or underscore: for example ${suggestion}`,
    nameLength: (max: number) => `Name must be at most ${number(max)} characters`,
    valueLength: (max: number) => `Value must be at most ${number(max)} characters`,
    exists: 'This app already has a variable with this name',
    twice: 'You’re adding this name twice',
    setAgain: (line: number) => `Replaced by line ${line}`,
    noEquals: 'Not a variable: “=” is missing',
    noName: 'The name before “=” is missing',
    unclosedQuote: 'The opening quote is never closed',
    unclosedPem: 'The key or certificate has no END line',
    textAfterQuote: 'Only a comment can follow the closing quote',
    noValue: 'Its value isn’t in this text',
    unsupported: 'This form isn’t read. Write NAME=value.',
    brokenJson: 'This starts like JSON, but it isn’t valid.',
  },
  /** Why a value is probably not wanted. */
  risks: {
    empties: 'Replaces a value by nothing',
    'overwrites-secret': 'The old value can’t be restored',
    example: 'Example value',
    localhost: 'localhost is this container',
    reference: (reference: string) => `${reference} is not filled in`,
    typographic: 'Starts or ends with a typographic quote',
    invisible: 'Starts or ends with an invisible character',
    several: 'Several assignments on one line',
    json: 'This looks like JSON, but it isn’t valid.',
    url: 'This looks like a URL, but it isn’t valid.',
    blanks: 'The value starts or ends with a space or line break.',
    quotes: 'The surrounding quotes are part of the value.',
  },
  selection: {
    label: 'Selected variables',
    all: 'Select all variables',
    one: (name: string) => `Select ${name}`,
    count: (count: number) =>
      plural(count, { one: '# variable selected', other: '# variables selected' }),
    clear: 'Clear',
    makeSecret: 'Make Secret',
  },
  export: {
    action: 'Export',
    env: '.env file',
    json: 'JSON',
    shell: 'Shell script',
    docker: 'Docker env file',
    withoutSecrets: 'Without secrets, which can’t be read',
    secretsNote: 'Secrets are not exported:',
    lineBreaksNote: 'Values with line breaks are not exported:',
  },
  import: {
    title: 'Import variables',
    hint: 'Paste the contents of a .env file, drop the file on this page, or choose it. You review the changes before anything is saved.',
    label: 'Contents of a .env file',
    chooseFile: 'Choose File',
    review: 'Review',
    cancel: 'Cancel',
    pasteNote: 'Paste or drop a .env file anywhere on this page',
    dropHere: 'Drop it to review the changes',
    tooLarge: 'This file is larger than 1 MB, so it is probably not a .env file.',
    notText: 'This file is not UTF-8 text.',
    nothingFound: 'No variables found.',
    noEquals: 'This text has no “=”. Write each variable as NAME=value.',
    reviewTitle: 'Review pasted variables',
    reviewOf: (file: string) => `Review ${file}`,
    line: 'Line',
    lines: (first: number, last: number) =>
      first === last ? number(first) : `${number(first)}–${number(last)}`,
    selectAll: 'Select all changes',
    select: (name: string) => `Save ${name}`,
    selectRemoval: (name: string) => `Remove ${name}`,
    changedElsewhere:
      'Some of these variables were changed elsewhere. Review the changes again, then save.',
    replace: 'Replace all variables',
    replaceHint: (count: number) =>
      plural(count, {
        one: 'Also remove the variable that isn’t in this import. Variables set by a service stay.',
        other:
          'Also remove the # variables that aren’t in this import. Variables set by a service stay.',
      }),
    was: 'was',
    becomes: 'becomes',
    valueLines: (count: number) => plural(count, { one: '# line', other: '# lines' }),
    renameTo: (suggestion: string) => `Rename to ${suggestion}`,
  },
  review: {
    filter: 'Show',
    all: 'All',
    look: 'Needs a look',
    state: 'State',
    states: {
      new: 'New',
      changed: 'Changed',
      removed: 'Removed',
      same: 'Same',
      invalid: 'Invalid',
    },
    chosen: (saved: number, removed: number, total: number) =>
      `${number(saved)} of ${number(total)} will be saved${removed === 0 ? '' : `, ${number(removed)} removed`}`,
    notRestorable: (names: readonly string[]) => `${names.join(', ')} can’t be restored.`,
    lossNote: 'Values that would be lost are not selected.',
    generate: 'Generate a Value',
    generateFor: (name: string) => `Generate a value for ${name}`,
    fillIn: 'Fill In',
    fillInFor: (name: string) => `Fill in ${name}`,
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    /** The form of a text that is not a .env file. */
    forms: {
      json: 'Read as JSON.',
      dockerEnv: 'Read as a file for docker run --env-file: values are taken as they are.',
      compose: 'Read as YAML of Docker Compose or Kubernetes: only its variables.',
      dockerfile: 'Read as a Dockerfile: only its ENV lines.',
      command: 'Read as a command: only the variables that it sets.',
      powershell: 'Read as PowerShell.',
      cmd: 'Read as shell commands that set variables.',
      systemd: 'Read as a systemd unit: only its Environment lines.',
      diff: 'Read as a diff: only its added lines.',
    },
  },
  codeCheck: {
    usedIn: (uses: readonly string[]) =>
      `Used in ${uses.slice(0, 3).join(', ')}${uses.length > 3 ? `, and ${number(uses.length - 3)} more` : ''}`,
    title: 'Check against code',
    hint: 'Paste a settings class, code that reads os.environ, or a .env.example file. It stays in this browser, and is not run.',
    label: 'Code or .env.example',
    tooLarge: 'This is larger than 1 MB. Paste only the settings.',
    nothingFound: 'No variables found in this text.',
    complete: (count: number) =>
      plural(count, {
        one: 'The app has the # variable that the code needs.',
        other: 'The app has all # variables that the code needs.',
      }),
    inLines: (lines: readonly number[]) =>
      lines.length === 1 ? `line ${lines.join(', ')}` : `lines ${lines.join(', ')}`,
    hasDefault: 'Optional: the code has a default.',
    /** A statement about names, and the names. */
    list: (title: string, names: readonly string[]) => `${title}: ${names.join(', ')}`,
    reviewTitle: 'Review variables from code',
    unused: (count: number) =>
      plural(count, {
        one: '# variable isn’t used by this code',
        other: '# variables aren’t used by this code',
      }),
  },
  history: {
    title: 'History of variables',
    hint: 'Undo works for changes made in this tab while it is open: the platform keeps no earlier values. Names that changed elsewhere are added when you visit; a deletion has the time when it was noticed here.',
    empty: 'No changes yet.',
    deployment: (id: string) => `Deployment ${id}`,
    waits: 'Waits for the next deployment',
    liveWith: (id: string) => `Live with ${id}`,
    tookLive: (count: number) =>
      plural(count, { one: 'took # change live', other: 'took # changes live' }),
    kinds: {
      added: (count: number) => `Added ${number(count)}`,
      changed: (count: number) => `Changed ${number(count)}`,
      renamed: (count: number) => `Renamed ${number(count)}`,
      deleted: (count: number) => `Deleted ${number(count)}`,
    },
    /** Parts of the summary of an import or a copy. */
    tally: {
      added: (count: number) => `${number(count)} new`,
      changed: (count: number) => `${number(count)} changed`,
      renamed: (count: number) => `${number(count)} renamed`,
      deleted: (count: number) => `${number(count)} deleted`,
    },
    imported: (count: number, fileName?: string) =>
      fileName === undefined
        ? `Imported ${number(count)}`
        : `Imported ${number(count)} from ${fileName}`,
    copied: (count: number, app: string) => `Copied ${number(count)} from ${app}`,
    moreNames: (count: number) => `and ${number(count)} more`,
    fewerNames: 'Show fewer',
    notStored: 'Values not kept',
    notRestorable: 'Can’t be restored',
    renamed: (name: string, from: string) => `${name}, was ${from}`,
    undone: 'Undone',
    showMore: 'Show More',
  },
  compare: {
    noApps: 'This team has no other apps.',
    loadingApps: 'Loading apps…',
    errorTitle: 'Couldn’t load the other apps’ variables',
    label: 'Compared variables',
    here: 'this app',
    addApp: 'Add App',
    remove: (app: string) => `Remove ${app}`,
    values: 'Values',
    onlyDifferences: 'Only differences',
    missing: 'Missing',
    odd: 'differs from most apps',
    oddHint: 'Highlighted: the app that differs from most.',
    secretsHint: (count: number) =>
      plural(count, { one: '# secret can’t be compared.', other: '# secrets can’t be compared.' }),
    differ: (different: number, total: number) =>
      `${number(different)} of ${number(total)} names differ.`,
    none: 'The apps have the same variables, as far as they can be read.',
    empty: 'None of these apps has variables.',
    copy: 'Copy',
    copyAll: 'Copy Differences',
    copyOf: (name: string) => `Copy ${name}`,
    from: (app: string) => `From ${app} to this app`,
    to: (app: string) => `To ${app}`,
    nothingToCopy: 'Nothing to copy',
    reviewFrom: (app: string) => `Review variables from ${app}`,
    reviewTo: (from: string, to: string) => `Review copying from ${from} to ${to}`,
    becomesSecret: 'Becomes a secret',
    typeSecret: (name: string) => `Secret value of ${name}`,
    secretNote: 'A secret can’t be read. Enter its value to copy it.',
    lineBreaks: 'This value has line breaks. Add it in the table instead.',
  },
  conflicts: {
    title: (count: number) =>
      plural(count, {
        one: '# variable was changed elsewhere',
        other: '# variables were changed elsewhere',
      }),
    text: 'Since you started editing, someone else or another tab changed these variables. Nothing is saved yet. Choose which value to keep.',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    acceptDeletion: 'Keep it deleted',
    deleted: 'Deleted',
    resolve: 'Apply and Save',
    race: 'The platform can’t lock variables: a change made elsewhere while this is being saved is overwritten.',
  },
  changes: {
    show: 'Show',
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
    text: 'Settings and secrets that your app reads when it starts. Add one, import a .env file, or set one from your project folder:',
    command: 'fastapi cloud env set NAME VALUE',
  },
});

/** The texts of Integrations and of one Integration. */
export const integrationsMessages = catalogue('integrations', {
  description: (team: string) =>
    `Services that the apps of ${team} can use. Connect them to an app on its Storage page.`,
  columns: { service: 'Service', status: 'Status', connected: 'Connected' },
  errorTitle: 'Couldn’t load integrations',
  status: { connected: 'Connected', available: 'Not connected', coming_soon: 'Coming soon' },
  connect: 'Connect',
  connectTo: (service: string) => `Connect ${service}`,
  adminsOnly: (team: string) => `Only admins of ${team} can connect services.`,
  detail: {
    information: 'Integration Information',
    type: 'Type',
    id: 'ID',
    created: 'Created',
    errorTitle: 'Couldn’t load this integration',
    sees: {
      neon: {
        title: 'Available Projects',
        errorTitle: 'Couldn’t load projects from Neon',
        empty: 'No projects available',
        emptyText: 'Create a project at Neon, or connect an account that has one.',
        columns: { name: 'Name', region: 'Region', version: 'Postgres', created: 'Created' },
      },
      redis: {
        title: 'Available Subscriptions',
        errorTitle: 'Couldn’t load subscriptions from Redis Cloud',
        empty: 'No subscriptions available',
        emptyText: 'Create a subscription at Redis Cloud, or connect an account that has one.',
        columns: { name: 'Name', status: 'Status', databases: 'Databases' },
      },
    },
    usage: {
      title: 'Apps Using This Integration',
      errorTitle: 'Couldn’t load apps',
      empty: 'No apps use it yet',
      emptyText: 'Connect a database to an app on its Storage page.',
      columns: { app: 'App', database: 'Database', connected: 'Connected' },
    },
  },
});

/** The texts of the integration callback, the return address of a provider. */
export const integrationCallbackMessages = catalogue('integrationCallback', {
  heading: (service: string) => `Connecting ${service}`,
  working: (service: string) => `Connecting ${service}`,
  again: 'Connect Again',
  back: 'Back to Integrations',
  retry: 'Try Again',
  outcomes: {
    denied: {
      title: 'You denied access',
      text: (service: string) => `${service} was not connected.`,
    },
    rejected: {
      title: (service: string) => `Couldn’t connect ${service}`,
      text: (error: string) => `The service responded: “${error}”. Nothing was connected.`,
    },
    missingCode: {
      title: 'This link is incomplete',
      text: 'Link code not found in URL',
    },
    lostState: {
      title: 'This connection wasn’t started in this tab',
      text: 'Code verifier not found in session storage. Connect again and finish in the same tab.',
    },
    wrongState: {
      title: 'This response doesn’t match your request',
      text: 'It belongs to another tab or another team. Nothing was connected.',
    },
    expired: {
      title: 'This link has expired',
      text: 'The code from the service was already used or has expired. Nothing was connected.',
    },
    alreadyConnected: {
      title: 'Already connected',
      text: (service: string, team: string) => `${team} is already connected to ${service}.`,
    },
    failed: { title: 'Failed to finalize link' },
  },
});

/** The texts of Storage and of its connection wizard. */
export const storageMessages = catalogue('storage', {
  description:
    'Databases, caches and storage services that this app uses, and the variables they set.',
  columns: { name: 'Name', service: 'Service', variables: 'Variables', connected: 'Connected' },
  connect: 'Connect Storage',
  errorTitle: 'Couldn’t load connected services',
  noVariables: 'None',
  empty: {
    title: 'Nothing is connected yet',
    text: 'Connect a database or a cache. The app gets its URL as a secret environment variable.',
  },
  openAt: (name: string, service: string) => `Open ${name} at ${service}`,
  disconnect: {
    action: 'Disconnect',
    actionFor: (name: string) => `Disconnect ${name}`,
    title: (name: string) => `Disconnect ${name}?`,
    variables: (names: string) =>
      `This removes ${names} from the app’s environment variables. The live deployment keeps using it until the next deployment.`,
    noVariables: 'The app’s environment variables don’t change.',
    data: (service: string) => `Your data at ${service} is kept.`,
    done: (name: string) => `${name} disconnected`,
  },
  wizard: {
    title: 'Connect Storage',
    description: (app: string) => `Choose what to connect to ${app}.`,
    steps: {
      integration: {
        label: 'Integration',
        search: 'Search integrations',
        errorTitle: 'Couldn’t load integrations',
        none: 'No integrations found',
        gone: 'This integration no longer exists. Choose another one.',
        empty: 'This team has no connected services yet.',
      },
      project: {
        label: 'Project',
        search: 'Search projects',
        errorTitle: 'Couldn’t load projects from Neon',
        none: 'No projects found',
        gone: 'This project no longer exists. Choose another one.',
        empty: 'No projects available. Create one at Neon.',
      },
      branch: {
        label: 'Branch',
        search: 'Search branches',
        errorTitle: 'Couldn’t load branches from Neon',
        none: 'No branches found',
        gone: 'This branch no longer exists. Choose another one.',
        empty: 'This project has no branches.',
      },
      subscription: {
        label: 'Subscription',
        search: 'Search subscriptions',
        errorTitle: 'Couldn’t load subscriptions from Redis Cloud',
        none: 'No subscriptions found',
        gone: 'This subscription no longer exists. Choose another one.',
        empty: 'No subscriptions available. Create one at Redis Cloud.',
      },
      database: {
        label: 'Database',
        search: 'Search databases',
        errorTitle: 'Couldn’t load databases',
        none: 'No databases found',
        gone: 'This database no longer exists. Choose another one.',
        empty: 'No databases available. Create one at the service, then try again.',
      },
    },
    loading: 'Loading',
    notConnected: 'Not connected to this team',
    comingSoon: 'Coming soon',
    notReady: (status: string) => `Not ready: ${status}`,
    states: {
      archived: 'archived',
      pending: 'pending',
      error: 'error',
      deleting: 'deleting',
      draft: 'draft',
    },
    isDefault: 'Default branch',
    integrations: 'Go to Integrations',
    variable: 'Environment variable',
    variableHint: 'Stores the URL as a secret. Disconnecting removes it.',
    clash: (app: string, name: string) =>
      `${app} already has ${name}. Choose another name, or remove that variable first.`,
    invalidName: 'Use only letters, digits and underscores, and start with a letter or underscore',
    redeploy: 'Redeploy now',
    redeployHint: 'Otherwise, it applies to the next deployment.',
    submit: 'Connect',
    done: (name: string, variable: string) => `${name} connected. It sets ${variable}.`,
  },
});
