import type { KnownDeploymentStatus } from '@quayside/api-contract';
import { createWording } from '@quayside/design-system/messages';
import { catalogue } from './catalogue.ts';

const { list, number, plural } = createWording('en');

const withOthers = (names: readonly string[], others: number) =>
  others === 0 ? names : [...names, plural(others, { one: '# other', other: '# others' })];

/** The texts of an app's Settings. */
export const appSettingsMessages = catalogue('appSettings', {
  errorTitle: 'The app could not be loaded',
  directory: {
    title: 'Directory',
    text: 'Where the app is in what you deploy, seen from its root.',
    label: 'App directory',
    hint: 'Leave it empty when the app is at the root.',
    save: 'Save',
    done: 'The directory is saved. It applies to the next deployment.',
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
        'their logs',
        'its address',
      ]);
      return `With it go ${goes}. Databases at a connected service stay there; only the connection goes.`;
    },
    action: 'Delete App',
    confirm: (app: string) =>
      `${app} stops answering at once. Nobody can bring it back, and its address may be given to another app.`,
    adminsOnly: (admins: readonly string[], others: number) =>
      `Only an admin of the team can delete an app: ${list(withOthers(admins, others))}.`,
    done: (app: string) => `${app} is deleted`,
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
    latestDeployment: 'Latest deployment',
    created: 'Created',
  },
  noUrl: 'Set by the first deployment',
  noRegion: 'Not known',
  noDeployments: 'No deployments',
  showAs: { rows: 'Show as Rows', cards: 'Show as Cards' },
  noMatch: (search: string) => `No app matches “${search}”`,
  noMatchHint: 'The search looks at names, slugs and URLs.',
  /** When a team has more apps than one answer of the platform holds. */
  unsearched: (count: number) =>
    plural(count, {
      one: 'One app was not searched: the platform tells only so many at once.',
      other: '# apps were not searched: the platform tells only so many at once.',
    }),
  errorTitle: 'The apps could not be loaded',
  pages: 'Pages of apps',
  empty: {
    title: 'Deploy your first app',
    text: 'Run three commands in the folder of a FastAPI project. The app is created, built and served at its own address; this page shows it as soon as it is created.',
    install: 'Install',
    installCommand: 'pip install "fastapi[standard]"',
    logIn: 'Log in from the terminal',
    logInCommand: 'fastapi login',
    deploy: 'Deploy',
    deployCommand: 'fastapi deploy',
    waiting: 'Waiting for the first app',
  },
});

/** The texts of General, the first page of an app. */
export const generalMessages = catalogue('general', {
  visit: 'Visit',
  details: 'Details',
  applicationName: 'Application Name',
  id: 'ID',
  url: 'URL',
  repository: 'Repository',
  region: 'Region',
  created: 'Created',
  deploymentStatus: 'Deployment Status',
  noUrl: 'Set by the first deployment',
  noRegion: 'Not known',
  noDeployments: 'No deployments',
  latestDeployments: 'Latest deployments',
  allDeployments: 'All deployments',
  nothingDeployed:
    'Run this in the folder of your project, or deploy the folder under Deployments. It appears here while it uploads.',
  plot: {
    label: 'Latest deployments.',
    outcomes: { ready: 'Ready', failed: 'Failed', live: 'Live' },
    /** Text about one deployment. */
    bar: (id: string, duration: string, outcome: string) => `${id}: ${duration}, ${outcome}`,
    /** The median is of those that became ready. */
    figures: (count: number, failed: number, median: string | undefined) =>
      [
        `Durations of the last ${number(count)}`,
        failed === 0 ? 'none failed' : `${number(failed)} failed`,
        ...(median === undefined ? [] : [`median ${median}`]),
      ].join(', '),
  },
  resources: {
    title: 'Connected resources',
    none: 'No database, cache or other service sets variables of this app.',
    connect: 'Connect Storage',
  },
  errorTitle: 'The app could not be loaded',
});

/** The texts of Create New App. */
export const newAppMessages = catalogue('newApp', {
  name: 'Name',
  /** Expected slug, as far as it is known. */
  address: (slug: string) => `Its address begins with ${slug}`,
  addressHint: '3 to 50 characters. Its address is made of it and stays the same.',
  create: 'Create App',
  /** Told who has left the page meanwhile. */
  done: (name: string) => `${name} is created.`,
  taken: (team: string) => `${team} already has an app of this name`,
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
