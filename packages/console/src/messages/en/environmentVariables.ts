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
    /** Where no deployment ever served. */
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
