import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { plural } = createWording('es');

/** `deploymentDock` in Spanish. */
export const deploymentDock: Translation<'deploymentDock'> = {
  label: 'Despliegues seguidos',
  running: (count) =>
    plural(count, { one: '# despliegue en curso', other: '# despliegues en curso' }),
  ended: 'Los despliegues terminaron',
  elapsed: (duration) => duration,
  left: (duration) => `quedan unos ${duration}`,
  overdue: 'más de lo habitual',
  stop: (app) => `Dejar de seguir ${app}`,
  notify: 'Avisarme',
  notifyRefused:
    'Su navegador no permite notificaciones. El final se anuncia aquí mientras esta pestaña esté abierta.',
  title: (status, app, page) => `${status}: ${app} | ${page}`,
  notification: (app, status) => `${app}: ${status}`,
  notificationText: 'Abrir el registro de compilación',
};
