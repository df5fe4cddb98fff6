/** The texts of Apps. */
export const apps = {
  title: 'Apps',
  search: 'Search apps',
  searchPlaceholder: 'Name, slug or URL',
  order: 'Order',
  orders: { desc: 'Newest first', asc: 'Oldest first' },
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
  opensInNewTab: '(opens in a new tab)',
  noMatch: (search: string) => `No app matches “${search}”`,
  noMatchHint: 'The search looks at names, slugs and URLs.',
  clearSearch: 'Clear Search',
  /** When a team has more apps than one answer of the platform holds. */
  searched: (searched: number, total: number) =>
    `Searched ${searched} of ${total} apps: the platform tells no more at once.`,
  errorTitle: 'The apps could not be loaded',
  newer: 'Previous',
  older: 'Next',
  pages: 'Pages of apps',
  empty: {
    title: 'Deploy your first app',
    text: 'Run three commands in the folder of a FastAPI project. The app is created, built and served at its own address; this page shows it as soon as it is created.',
    install: 'Install',
    logIn: 'Log in from the terminal',
    deploy: 'Deploy',
    waiting: 'Waiting for the first app',
  },
};
