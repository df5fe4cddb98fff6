import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number, plural } = createWording('es');

/** `general` in Spanish. */
export const general: Translation<'general'> = {
  visit: 'Visitar',
  details: 'Detalles',
  applicationName: 'Nombre de la aplicación',
  id: 'ID',
  url: 'URL',
  repository: 'Repositorio',
  region: 'Región',
  created: 'Creada',
  deploymentStatus: 'Estado del despliegue',
  noUrl: 'La fija el primer despliegue',
  noRegion: 'Desconocida',
  noDeployments: 'Sin despliegues',
  latestDeployments: 'Últimos despliegues',
  allDeployments: 'Todos los despliegues',
  nothingDeployed:
    'Ejecute esto en la carpeta de su proyecto, o despliegue la carpeta en «Despliegues». Aparece aquí mientras se sube.',
  plot: {
    label: 'Últimos despliegues.',
    outcomes: { ready: 'Listo', failed: 'Fallido', live: 'Activo' },
    bar: (id, duration, outcome) => `${id}: ${duration}, ${outcome}`,
    figures: (count, failed, median) =>
      [
        `Duración de los últimos ${number(count)}`,
        failed === 0 ? 'ninguno falló' : plural(failed, { one: '# falló', other: '# fallaron' }),
        ...(median === undefined ? [] : [`mediana ${median}`]),
      ].join(', '),
  },
  resources: {
    title: 'Recursos conectados',
    none: 'Ninguna base de datos, caché u otro servicio define variables de esta app.',
    connect: 'Conectar almacenamiento',
  },
  errorTitle: 'No se pudo cargar la app',
};
