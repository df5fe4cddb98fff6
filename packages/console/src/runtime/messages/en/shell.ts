import { catalogue } from './catalogue.ts';
import { createWording } from '@quayside/design-system/messages';

const { plural } = createWording('en');

/** The texts of the notice that the platform cannot be reached. */
export const connectionMessages = catalogue('connection', {
  /** Some data is missing, and the page does not say so itself. */
  incomplete: "Couldn't load everything on this page",
  offline: 'You are offline',
  offlineText: 'What you see may be out of date. It goes on by itself once you are connected.',
  silent: 'The platform does not answer',
  trying: 'Trying again…',
  nextTry: (seconds: number) => `Next try in ${seconds} s. What you typed is kept.`,
  tryNow: 'Try Now',
});

/** The texts of the dock that follows deployments, of the tab's title, and of notifications. */
export const deploymentDockMessages = catalogue('deploymentDock', {
  label: 'Followed deployments',
  running: (count: number) =>
    plural(count, { one: '# deployment is running', other: '# deployments are running' }),
  ended: 'Deployments have ended',
  elapsed: (duration: string) => duration,
  /** Remaining time, from the typical duration of this app's deployments. */
  left: (duration: string) => `about ${duration} left`,
  overdue: 'longer than usual',
  stop: (app: string) => `Stop following ${app}`,
  notify: 'Notify me',
  /** The browser refuses notifications. */
  notifyRefused:
    'Your browser does not allow notifications. The end is told here instead, while this tab is open.',
  /** The tab's title while a deployment is followed. */
  title: (status: string, app: string, page: string) => `${status}: ${app} | ${page}`,
  /** A notification. */
  notification: (app: string, status: string) => `${app}: ${status}`,
  notificationText: 'Open the build log',
});

/** Labels of the console's commands. Pages, themes and the palette have their own. */
export const paletteMessages = catalogue('palette', {
  allShortcuts: 'All shortcuts',
  groups: {
    app: (name: string) => `In ${name}`,
    team: (name: string) => `In ${name}`,
    apps: 'Apps',
    deployments: 'Deployments',
    actions: 'Actions',
    pages: 'Account',
  },
  app: 'App',
  redeploy: {
    name: 'Redeploy…',
    label: 'App to redeploy',
    preview: 'Asks first. Builds what is live again, with the variables as they are now.',
    none: (app: string) => `Nothing of ${app} can be redeployed yet.`,
  },
  logs: { name: 'Open Logs of…', label: 'App whose logs to open' },
  copyUrl: {
    name: 'Copy URL of…',
    label: 'App whose URL to copy',
    copied: (url: string) => `Copied ${url}`,
    failed: 'The browser did not let the console copy.',
  },
  switchTeam: { name: 'Switch Team…', label: 'Team to switch to' },
  invite: 'Invite People',
  theme: { name: 'Switch Theme…', label: 'Theme' },
  timeZone: {
    name: 'Switch Time Zone…',
    label: 'Zone in which times are shown',
    local: 'Local time',
    UTC: 'UTC',
  },
  density: {
    name: 'Switch Density…',
    label: 'How close together things stand',
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
  landmarks: {
    skip: 'Skip to content',
    notice: 'Notice',
    sidebar: 'Sidebar',
    navigation: 'Navigation',
    openNavigation: 'Open navigation',
    collapse: 'Collapse sidebar',
    expand: 'Expand sidebar',
  },
  breadcrumbs: 'Breadcrumbs',
  teamNavigation: 'Team',
  appNavigation: 'App',
  switchTeam: 'Switch team',
  teams: 'Teams',
  roles: { personal: 'Personal', owner: 'Owner', member: 'Member' },
  search: 'Search',
  /** Names the links of the next three, where they stand in the rail. */
  help: 'Help',
  feedback: 'Feedback',
  community: 'Community',
  docs: 'Docs',
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', system: 'System' },
  accountMenu: (name: string) => `${name}, account menu`,
  logOut: 'Log Out',
});

/** The texts of the sheet of keyboard shortcuts. Pages are called by their own names. */
export const shortcutsMessages = catalogue('shortcuts', {
  title: 'Keyboard shortcuts',
  close: 'Close',
  groups: { general: 'Everywhere', team: 'Go to', app: 'Go to, in an app', log: 'In a log' },
  actions: {
    palette: 'Search or jump to',
    sheet: 'Keyboard shortcuts',
    search: 'Search on this page',
    create: 'New, where this page makes something',
    find: 'Find',
    nextError: 'Next error',
    wrap: 'Wrap lines',
    copyLine: 'Copy the line',
  },
  /** Between the keys that are pressed one after the other. */
  followedBy: 'then',
});

/** The texts of the switcher of teams, once it is open. */
export const teamSwitcherMessages = catalogue('teamSwitcher', {
  find: 'Find a team',
  noneFound: 'No team has this name',
});
