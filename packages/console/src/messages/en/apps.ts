import { createWording } from '@quayside/design-system/messages';

import { catalogue } from './catalogue.ts';

const { plural } = createWording('en');

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
