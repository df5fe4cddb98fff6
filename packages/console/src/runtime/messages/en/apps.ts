import { createWording } from '@quayside/design-system/messages';
import { catalogue } from './catalogue.ts';

const { list, plural } = createWording('en');

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
