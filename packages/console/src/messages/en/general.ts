import { catalogue } from './catalogue.ts';

/** The texts of General, the first page of an app. */
export const generalMessages = catalogue('general', {
  visit: 'Visit',
  details: 'Details',
  applicationName: 'Application Name',
  id: 'ID',
  url: 'URL',
  region: 'Region',
  created: 'Created',
  deploymentStatus: 'Deployment Status',
  noUrl: 'Set by the first deployment',
  noRegion: 'Not known',
  noDeployments: 'No deployments',
  latestDeployments: 'Latest deployments',
  allDeployments: 'All deployments',
  plot: {
    label: 'Latest deployments.',
    outcomes: { ready: 'Ready', failed: 'Failed', live: 'Live' },
    /** The median is of those that became ready. */
    figures: (count: number, failed: number, median: string | undefined) =>
      [
        `Durations of the last ${count}`,
        failed === 0 ? 'none failed' : `${failed} failed`,
        ...(median === undefined ? [] : [`median ${median}`]),
      ].join(', '),
  },
  resources: {
    title: 'Connected resources',
    none: 'No database, cache or other service sets variables of this app.',
  },
  errorTitle: 'The app could not be loaded',
});
