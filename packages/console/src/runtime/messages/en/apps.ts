import type { KnownDeploymentStatus } from '@quayside/api-contract';
import { createWording } from '@quayside/design-system/messages';
import { catalogue } from './catalogue.ts';

const { list, number, plural } = createWording('en');

const withOthers = (names: readonly string[], others: number) =>
  others === 0 ? names : [...names, plural(others, { one: '# other', other: '# others' })];

/** The texts of an app's Settings. */
export const appSettingsMessages = catalogue('appSettings', {
  errorTitle: 'Couldn’t load this app',
  directory: {
    title: 'Directory',
    text: 'The folder that contains the app, relative to the root of what you deploy.',
    label: 'App directory',
    hint: 'Leave empty if the app is in the root.',
    save: 'Save',
    done: 'Directory saved. It applies to the next deployment.',
  },
  danger: {
    title: 'Danger Zone',
    lead: (app: string) => `Delete ${app} and everything in it.`,
    /** Objects deleted with it; an unknown count is left out. */
    text: (deployments: number | undefined, variables: number | undefined) => {
      const goes = list([
        deployments === undefined
          ? 'its deployments'
          : plural(deployments, { one: '# deployment', other: '# deployments' }),
        variables === undefined
          ? 'its variables'
          : plural(variables, { one: '# variable', other: '# variables' }),
        'all logs',
        'the URL',
      ]);
      return `This also deletes ${goes}. Databases at connected services are kept. Only the connection is removed.`;
    },
    action: 'Delete App',
    confirm: (app: string) =>
      `${app} stops responding immediately. This can’t be undone, and another app may get its URL.`,
    adminsOnly: (admins: readonly string[], others: number) =>
      `Only team admins can delete apps: ${list(withOthers(admins, others))}.`,
    done: (app: string) => `${app} deleted`,
  },
});

/** The texts of Apps. */
export const appsMessages = catalogue('apps', {
  search: 'Search apps',
  searchPlaceholder: 'Name, slug or URL',
  columns: {
    app: 'App',
    url: 'URL',
    region: 'Region',
    latestDeployment: 'Latest Deployment',
    created: 'Created',
  },
  noUrl: 'Set by the first deployment',
  noRegion: 'Unknown',
  noDeployments: 'No deployments',
  showAs: { rows: 'Show as Rows', cards: 'Show as Cards' },
  pinned: 'Pinned apps',
  pin: (name: string) => `Pin ${name}`,
  unpin: (name: string) => `Unpin ${name}`,
  noMatch: (search: string) => `No apps match “${search}”`,
  noMatchHint: 'Search covers names, slugs and URLs.',
  /** When a team has more apps than one response of the platform contains. */
  unsearched: (count: number) =>
    plural(count, {
      one: 'One app is missing from this search because the list is too long.',
      other: '# apps are missing from this search because the list is too long.',
    }),
  errorTitle: 'Couldn’t load apps',
  pages: 'Pages of apps',
  activity: {
    title: 'Activity',
    hint: 'Deployments and new apps of this team, newest first. The platform doesn’t say who made a change.',
    /** When the team has more apps than the list covers. */
    leftOut: (count: number) =>
      plural(count, {
        one: 'The 20 most recently changed apps are listed. One more app is left out.',
        other: 'The 20 most recently changed apps are listed. # more apps are left out.',
      }),
    appCreated: 'App created',
    empty: 'Nothing has happened yet.',
    showMore: 'Show More',
    /** When older events are left out. */
    oldest: (count: number) =>
      plural(count, {
        one: 'Only the newest event is listed.',
        other: 'Only the newest # events are listed.',
      }),
    errorTitle: 'Couldn’t load the activity',
    /** When the deployments of some apps failed to load. */
    failedTitle: (names: readonly string[]) => `Couldn’t load the deployments of ${list(names)}`,
  },
  empty: {
    title: 'Deploy your first app',
    text: 'Run three commands in the folder of a FastAPI project. Your app is built and gets its own URL. It appears here as soon as it is created.',
    install: 'Install',
    installCommand: 'pip install "fastapi[standard]"',
    logIn: 'Log in from the terminal',
    logInCommand: 'fastapi login',
    deploy: 'Deploy',
    deployCommand: 'fastapi deploy',
    waiting: 'Waiting for your first app',
  },
});

/** The texts of General, the first page of an app. */
export const generalMessages = catalogue('general', {
  visit: 'Visit',
  details: 'Details',
  applicationName: 'Application Name',
  id: 'ID',
  url: 'URL',
  defaultPaths: 'FastAPI Defaults',
  repository: 'Repository',
  region: 'Region',
  created: 'Created',
  deploymentStatus: 'Deployment Status',
  noUrl: 'Set by the first deployment',
  noRegion: 'Unknown',
  noDeployments: 'No deployments',
  latestDeployments: 'Latest Deployments',
  allDeployments: 'All deployments',
  nothingDeployed:
    'Run this in your project folder, or deploy the folder on the Deployments page. The deployment appears here when the upload starts.',
  plot: {
    label: 'Latest deployments.',
    outcomes: { ready: 'Ready', failed: 'Failed', live: 'Live' },
    /** Text about one deployment. */
    bar: (id: string, duration: string, outcome: string) => `${id}: ${duration}, ${outcome}`,
    /** The median is of the successful ones. */
    figures: (count: number, failed: number, median: string | undefined) =>
      [
        `Durations of the last ${number(count)}`,
        failed === 0 ? 'none failed' : `${number(failed)} failed`,
        ...(median === undefined ? [] : [`median ${median}`]),
      ].join(', '),
  },
  resources: {
    title: 'Connected Resources',
    none: 'No databases, caches or other services are connected.',
    connect: 'Connect Storage',
  },
  errorTitle: 'Couldn’t load this app',
});

/** The texts of Create New App. */
export const newAppMessages = catalogue('newApp', {
  name: 'Name',
  /** Expected slug, as far as it is known. */
  address: (slug: string) => `Its URL starts with ${slug}`,
  addressHint: '3 to 50 characters. The URL is based on the name and doesn’t change later.',
  create: 'Create App',
  /** Notification for users who have left the page. */
  done: (name: string) => `${name} was created.`,
  taken: (team: string) => `${team} already has an app with this name`,
});

/** Labels of all deployment statuses. */
export const deploymentStatusMessages = catalogue('deploymentStatus', {
  waiting_upload: 'Awaiting Upload',
  upload_cancelled: 'Upload Cancelled',
  ready_for_build: 'Build Queued',
  build_skipped_filtered: 'Build Skipped (Filtered)',
  build_skipped_superseded: 'Build Skipped (Superseded)',
  building: 'Building',
  extracting: 'Extracting Upload',
  extracting_failed: 'Extraction Failed',
  extracting_failed_archive_too_large: 'Archive Too Large',
  building_image: 'Building Image',
  building_image_failed: 'Build Failed',
  building_image_failed_timeout: 'Build Timed Out',
  deploying: 'Deploying Image',
  deploying_failed: 'Deployment Failed',
  deploying_skipped: 'Deployment Skipped',
  verifying: 'Verifying Readiness',
  verifying_failed: 'Verification Failed',
  verification_failed_oom: 'Verification Failed (OOM)',
  verifying_skipped: 'Verification Skipped',
  success: 'Ready',
  degraded: 'Degraded',
  degraded_oom: 'Degraded (OOM)',
  expired: 'Expired',
  failed: 'Failed',
} satisfies Record<KnownDeploymentStatus, string>);

/** The texts of Deployments, and of what it shares with General and with one Deployment. */
export const deploymentsMessages = catalogue('deployments', {
  columns: { id: 'ID', status: 'Status', created: 'Created', duration: 'Duration' },
  allStatuses: 'All Statuses',
  outcomes: {
    running: 'Running',
    success: 'Succeeded',
    failure: 'Failed',
    cancelled: 'Cancelled',
  },
  noneWithStatus: 'No deployments with this status',
  noneWithStatusHint: 'The filter covers the newest 100 deployments.',
  showAllStatuses: 'Show All Statuses',
  unsearched: (count: number) =>
    plural(count, {
      one: 'One older deployment isn’t covered by this filter.',
      other: '# older deployments aren’t covered by this filter.',
    }),
  newDeployment: 'New Deployment',
  live: 'Live',
  /** Text after the duration for screen readers, in place of the sign before it. */
  estimate: 'estimate',
  durationNote: 'Durations are estimates: from the creation of a deployment to its last update.',
  /** Formats the duration of a deployment: seconds with so many decimals, or minutes and seconds. */
  duration: {
    seconds: (seconds: number, digits: number) => `${number(seconds, digits)} s`,
    minutes: (minutes: number, seconds: number) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  },
  durationUnknown: 'Unknown',
  pages: 'Pages of deployments',
  newer: 'Newer',
  older: 'Older',
  errorTitle: 'Couldn’t load deployments',
  empty: {
    title: 'No deployments yet',
    text: 'Run this in your project folder, or deploy the folder from here. The deployment appears when the upload starts.',
    command: 'fastapi deploy',
  },
  logLinks: {
    label: (id: string) => `App log of ${id}`,
    logs: 'App Log',
    errors: 'Errors in the App Log',
  },
  redeploy: {
    action: 'Redeploy',
    actionFor: (id: string) => `Redeploy ${id}`,
    title: (id: string) => `Redeploy ${id}?`,
    titleOfApp: (id: string, app: string) => `Redeploy ${id} of ${app}?`,
    text: 'This builds and deploys the same archive again, with the current variables. The live deployment keeps serving until the new build is ready. If the build fails, nothing changes for your users.',
    logNote: 'Its build log starts over.',
  },
});
