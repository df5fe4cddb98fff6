import { createWording } from '@quayside/design-system/messages';
import { catalogue } from './catalogue.ts';

const { number, plural } = createWording('en');

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
