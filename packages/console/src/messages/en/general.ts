import { createWording } from '@quayside/design-system/messages';

import { catalogue } from './catalogue.ts';

const { number } = createWording('en');

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
    /** What is said of one deployment. */
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
