import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('es');

/** `deployments` in Spanish. */
export const deployments: Translation<'deployments'> = {
  columns: { id: 'ID', status: 'Estado', created: 'Creado', duration: 'Duración' },
  newDeployment: 'Nuevo despliegue',
  live: 'Activo',
  estimate: 'estimación',
  durationNote:
    'Las duraciones son estimaciones: el tiempo desde la creación de un despliegue hasta su último cambio.',
  duration: {
    seconds: (seconds, digits) => `${number(seconds, digits)} s`,
    minutes: (minutes, seconds) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  },
  durationUnknown: 'Desconocida',
  pages: 'Páginas de despliegues',
  newer: 'Más recientes',
  older: 'Más antiguos',
  errorTitle: 'No se pudieron cargar los despliegues',
  empty: {
    title: 'Aún no hay nada desplegado',
    text: 'Ejecute esto en la carpeta de su proyecto, o despliegue la carpeta desde aquí. El despliegue aparece mientras se sube.',
    command: 'fastapi deploy',
  },
  redeploy: {
    action: 'Volver a desplegar',
    actionFor: (id) => `Volver a desplegar ${id}`,
    title: (id) => `¿Volver a desplegar ${id}?`,
    titleOfApp: (id, app) => `¿Volver a desplegar ${id} de ${app}?`,
    text: 'El archivo de este despliegue se compila y se despliega otra vez, con las variables como están ahora. Lo activo sigue en servicio hasta que la compilación nueva esté lista; si falla, nada cambia para sus usuarios.',
    logNote: 'Su registro de compilación empieza de nuevo.',
  },
};
