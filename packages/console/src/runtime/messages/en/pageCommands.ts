import type { PageId, PageCommandId } from '../../navigation/paths.ts';
import { catalogue } from './catalogue.ts';

/** The name of each tab and action, and other words that find it. */
type CommandsOfPages = {
  [Id in PageId as [PageCommandId<Id>] extends [never] ? never : Id]: Record<
    PageCommandId<Id>,
    { name: string; words: string }
  >;
};

/** Other words that find a page. */
const words: Partial<Record<PageId, string>> = {
  home: 'start overview dashboard invitations',
  apps: 'projects services list',
  newApp: 'new app add',
  integrations: 'services providers neon postgres redis supabase logfire',
  teamSettings: 'members people invitations roles',
  general: 'overview status url region details',
  deployments: 'builds releases versions history',
  logs: 'output console lines tail stdout',
  environmentVariables: 'secrets env config settings keys tokens passwords',
  storage: 'databases postgres redis cache resources connections',
  appSettings: 'configuration preferences',
  accountSettings: 'profile user preferences',
  allTeams: 'organizations workspaces switch',
};

/** The words of the tabs and actions of pages. It does not compile while one of them lacks its words. */
const texts: CommandsOfPages = {
  apps: {
    activity: { name: 'Activity', words: 'events timeline feed what happened deployments' },
  },
  deployments: {
    newDeployment: { name: 'New Deployment', words: 'deploy upload folder files zip release' },
    failed: { name: 'Failed Deployments', words: 'failures broken errors' },
  },
  deployment: {
    buildLog: { name: 'Build Log', words: 'latest newest deployment output steps' },
  },
  logs: {
    errors: { name: 'Errors', words: 'exceptions tracebacks failures crashes 500 incidents' },
    requests: { name: 'Requests', words: 'paths endpoints status latency slowest traffic' },
    patterns: { name: 'Patterns', words: 'groups templates new repeated lines' },
    together: { name: 'Logs Together', words: 'combine merge several apps' },
    share: { name: 'Share Logs', words: 'copy link markdown send' },
    download: { name: 'Download Logs', words: 'export save file jsonl' },
    notify: { name: 'Notify of New Lines', words: 'notifications alerts watch' },
    savedViews: { name: 'Saved Log Views', words: 'filters bookmarks' },
    help: { name: 'How to Filter Logs', words: 'help syntax query search' },
  },
  environmentVariables: {
    compare: { name: 'Compare Variables', words: 'differences diff apps' },
    history: { name: 'History of Variables', words: 'changes undo restore past' },
    compareWith: { name: 'Compare Variables', words: 'differences diff' },
    add: { name: 'Add a Variable', words: 'new create set secret' },
    import: { name: 'Import .env', words: 'dotenv file paste upload variables' },
    fromCode: { name: 'Variables from Code', words: 'check missing settings class environ' },
    export: { name: 'Export Variables', words: 'download save file json docker shell .env' },
    rename: { name: 'Rename a Variable', words: 'edit change name' },
  },
  storage: {
    connect: { name: 'Connect Storage', words: 'add database postgres redis cache neon supabase' },
  },
  appSettings: {
    directory: { name: 'App Directory', words: 'folder root path monorepo' },
    delete: { name: 'Delete App', words: 'remove destroy danger' },
  },
  teamSettings: {
    rename: { name: 'Rename Team', words: 'change name profile' },
    members: { name: 'Members', words: 'people users roles admins remove' },
    transfer: { name: 'Transfer Ownership', words: 'owner hand over' },
    delete: { name: 'Delete Team', words: 'remove destroy danger' },
  },
  accountSettings: {
    email: { name: 'Change Email', words: 'address' },
    password: { name: 'Change Password', words: 'security' },
    accounts: { name: 'Connected Accounts', words: 'google github social log in' },
    preferences: { name: 'Preferences', words: 'density time zone notifications shortcuts' },
    delete: { name: 'Delete Account', words: 'remove close' },
  },
};

/** The texts of pages, tabs and actions in the palette. */
export const pageCommandsMessages = catalogue('pageCommands', {
  words,
  texts,
  /** Asks for the app. */
  chooseApp: (command: string) => `${command} of…`,
  ofApp: (command: string, app: string) => `${command} of ${app}`,
  /** Asks for another app of the team. */
  chooseOther: (command: string) => `${command} with…`,
  withApp: (command: string, app: string) => `${command} with ${app}`,
  /** Words between a command and its app. */
  between: 'of in for from at on',
});
