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
