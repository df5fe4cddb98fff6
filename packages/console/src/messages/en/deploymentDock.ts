import { createWording } from '@quayside/design-system/messages';

import { catalogue } from './catalogue.ts';

const { plural } = createWording('en');

/** The texts of the dock that follows deployments, of the tab's title, and of notifications. */
export const deploymentDockMessages = catalogue('deploymentDock', {
  label: 'Followed deployments',
  running: (count: number) =>
    plural(count, { one: '# deployment is running', other: '# deployments are running' }),
  ended: 'Deployments have ended',
  elapsed: (duration: string) => duration,
  /** What is left, by what this app's deployments usually take. */
  left: (duration: string) => `about ${duration} left`,
  overdue: 'longer than usual',
  stop: (app: string) => `Stop following ${app}`,
  notify: 'Notify me',
  /** The browser refuses notifications. */
  notifyRefused:
    'Your browser does not allow notifications. The end is told here instead, while this tab is open.',
  /** The tab's title while a deployment is followed. */
  title: (status: string, app: string, page: string) => `${status}: ${app} | ${page}`,
  /** A notification. */
  notification: (app: string, status: string) => `${app}: ${status}`,
  notificationText: 'Open the build log',
});
