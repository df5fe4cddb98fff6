import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { plural } = createWording('de');

/** `deploymentDock` in German. */
export const deploymentDock: Translation<'deploymentDock'> = {
  label: 'Verfolgte Deployments',
  running: (count) => plural(count, { one: '# Deployment läuft', other: '# Deployments laufen' }),
  ended: 'Deployments sind beendet',
  elapsed: (duration) => duration,
  left: (duration) => `noch etwa ${duration}`,
  overdue: 'länger als sonst',
  stop: (app) => `${app} nicht mehr verfolgen`,
  notify: 'Mitteilen',
  notifyRefused:
    'Ihr Browser erlaubt keine Mitteilungen. Das Ende wird stattdessen hier gesagt, solange dieser Tab offen ist.',
  title: (status, app, page) => `${status}: ${app} | ${page}`,
  notification: (app, status) => `${app}: ${status}`,
  notificationText: 'Build-Log öffnen',
};
