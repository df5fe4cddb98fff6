import { catalogue } from './catalogue.ts';
import { createWording, formatWait } from '@quayside/design-system/messages';

const { plural } = createWording('en');

/** The texts of the banner shown when the platform is unreachable. */
export const connectionMessages = catalogue('connection', {
  /** For missing data without a message on the page itself. */
  incomplete: 'Couldn’t load everything on this page',
  offline: 'You’re offline',
  offlineText: 'This page may be out of date. It updates when you’re back online.',
  silent: 'Can’t reach the platform',
  trying: 'Retrying…',
  nextTry: (seconds: number) => `Retrying in ${formatWait(seconds, 'en')}. Your input is kept.`,
  tryNow: 'Retry Now',
  /** In a section of a host's page. */
  signedOut: 'You’re logged out',
  signedOutText: 'Log in again to see this section.',
});

/** The texts of the dock that follows deployments, of the tab's title, and of notifications. */
export const deploymentDockMessages = catalogue('deploymentDock', {
  label: 'Followed deployments',
  running: (count: number) =>
    plural(count, { one: '# deployment is running', other: '# deployments are running' }),
  ended: 'Deployments finished',
  /** Remaining time, from the typical duration of this app's deployments. */
  left: (duration: string) => `about ${duration} left`,
  overdue: 'longer than usual',
  stop: (app: string) => `Stop following ${app}`,
  notify: 'Notify me',
  /** For browsers that block notifications. */
  notifyDenied:
    'Your browser blocks notifications. You’re notified here instead, while this tab is open.',
  /** The tab's title while a deployment is followed. */
  title: (status: string, app: string, page: string) => `${status}: ${app} | ${page}`,
  /** A notification. */
  notification: (app: string, status: string) => `${app}: ${status}`,
  notificationText: 'Open the build log',
});

/** Labels of the console's commands. Pages, themes and the palette have their own. */
export const paletteMessages = catalogue('palette', {
  allShortcuts: 'All shortcuts',
  /** When the user has more apps than the palette reads. */
  appLimit: (count: number) =>
    plural(count, {
      one: 'Search covers only the newest app. You have more.',
      other: 'Search covers only the newest # apps. You have more.',
    }),
  groups: {
    app: (name: string) => `In ${name}`,
    team: (name: string) => `In ${name}`,
    apps: 'Apps',
    logViews: 'Saved log views',
    deployments: 'Deployments',
    actions: 'Actions',
    pages: 'Account',
  },
  app: 'App',
  redeploy: {
    name: 'Redeploy…',
    label: 'App to redeploy',
    of: (app: string) => `Redeploy ${app}`,
    preview: 'Asks for confirmation. Builds the live deployment again with the current variables.',
    none: (app: string) => `${app} has nothing to redeploy yet.`,
  },
  logs: { name: 'Open Logs of…', label: 'App whose logs to open' },
  copyUrl: {
    name: 'Copy URL of…',
    label: 'App whose URL to copy',
    of: (app: string) => `Copy URL of ${app}`,
    copied: (url: string) => `Copied ${url}`,
  },
  switchTeam: { name: 'Switch Team…', label: 'Team to switch to' },
  invite: 'Invite People',
  theme: { name: 'Switch Theme…', label: 'Theme' },
  timeZone: {
    name: 'Switch Time Zone…',
    label: 'Time zone',
    local: 'Local time',
  },
  density: {
    name: 'Switch Density…',
    label: 'Density',
    comfortable: 'Comfortable',
    compact: 'Compact',
  },
  language: 'Switch Language…',
  /** Marker of the current choice. */
  current: 'current',
});

/** The texts around every screen. */
export const shellMessages = catalogue('shell', {
  loading: 'Loading',
  teamNavigation: 'Team',
  appNavigation: 'App',
  switchTeam: 'Switch team',
  teams: 'Teams',
  roles: { personal: 'Personal', owner: 'Owner', member: 'Member' },
  search: 'Search',
  /** Label of the next three links in the rail. */
  help: 'Help',
  feedback: 'Feedback',
  community: 'Community',
  docs: 'Docs',
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', system: 'System' },
  accountMenu: (name: string) => `${name}, account menu`,
  logOut: 'Log Out',
});

/** The texts of the keyboard shortcuts sheet. Pages have their own names. */
export const shortcutsMessages = catalogue('shortcuts', {
  title: 'Keyboard shortcuts',
  groups: {
    general: 'Everywhere',
    team: 'Go to',
    app: 'Go to, in an app',
    variables: 'In variables',
    log: 'In a log',
  },
  actions: {
    palette: 'Search or jump to',
    sheet: 'Keyboard shortcuts',
    search: 'Search on this page',
    create: 'Create on this page',
    notifications: 'Move to notifications',
    save: 'Save',
    saveAndRedeploy: 'Save and redeploy',
    find: 'Find',
    nextMatch: 'Next match',
    previousMatch: 'Previous match',
    nextError: 'Next error',
    previousError: 'Previous error',
    firstLine: 'First line',
    lastLine: 'Last line, and follow new ones',
    selectAll: 'Select all lines',
    deselect: 'Clear the selection',
    copyLine: 'Copy line',
    lineMenu: 'Filter by a value of the line',
    openLine: 'Unfold or open the line',
    wrap: 'Wrap lines',
  },
  /** Between keys that are pressed in sequence. */
  followedBy: 'then',
});

/** The texts of the open team switcher. */
export const teamSwitcherMessages = catalogue('teamSwitcher', {
  find: 'Find a team',
  noneFound: 'No teams found',
});

/** The texts of the menu that copies a page's requests as commands. */
export const copyAsMessages = catalogue('copyAs', {
  menu: 'Copy as',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  powershell: 'PowerShell',
  python: 'Python',
  requests: {
    listApps: 'List apps',
    createApp: 'Create an app',
    listDeployments: 'List deployments',
    redeploy: 'Redeploy',
    readDeployment: 'Read the deployment',
    readBuildLogs: 'Read the build log',
    readAppLogs: 'Read the logs',
    listVariables: 'List variables',
    setVariable: 'Set a variable',
  },
  copied: (what: string) => `Copied as ${what}`,
  copiedWithToken: (what: string) => `Copied as ${what}. It reads the token from $QUAYSIDE_TOKEN.`,
});
