import { createWording } from '@quayside/design-system/messages';

import { catalogue } from './catalogue.ts';

const { number } = createWording('en');

/** The texts of Deployments, and of what it shares with General and with one Deployment. */
export const deploymentsMessages = catalogue('deployments', {
  columns: { id: 'ID', status: 'Status', created: 'Created', duration: 'Duration' },
  newDeployment: 'New Deployment',
  live: 'Live',
  /** What follows the duration for people who cannot see the sign before it. */
  estimate: 'estimate',
  durationNote:
    'Durations are estimates: the time from the creation of a deployment to its last change.',
  /** How long a deployment took: seconds with so many digits behind the point, or minutes and seconds. */
  duration: {
    seconds: (seconds: number, digits: number) => `${number(seconds, digits)} s`,
    minutes: (minutes: number, seconds: number) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  },
  durationUnknown: 'Not known',
  pages: 'Pages of deployments',
  newer: 'Newer',
  older: 'Older',
  errorTitle: 'The deployments could not be loaded',
  empty: {
    title: 'Nothing is deployed yet',
    text: 'Run this in the folder of your project, or deploy the folder from here. The deployment appears while it uploads.',
    command: 'fastapi deploy',
  },
  redeploy: {
    action: 'Redeploy',
    actionFor: (id: string) => `Redeploy ${id}`,
    title: (id: string) => `Redeploy ${id}?`,
    titleOfApp: (id: string, app: string) => `Redeploy ${id} of ${app}?`,
    text: 'The archive of this deployment is built and deployed again, with the variables as they are now. What is live keeps serving until the new build is ready; if it fails, nothing changes for your users.',
    logNote: 'Its build log starts anew.',
  },
});
