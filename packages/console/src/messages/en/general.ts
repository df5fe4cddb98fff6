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
  errorTitle: 'The app could not be loaded',
});
