import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { plural } = createWording('es');

/** `apps` in Spanish. */
export const apps: Translation<'apps'> = {
  search: 'Buscar apps',
  searchPlaceholder: 'Nombre, slug o URL',
  columns: {
    app: 'App',
    url: 'URL',
    region: 'Región',
    latestDeployment: 'Último despliegue',
    created: 'Creada',
  },
  noUrl: 'La fija el primer despliegue',
  noRegion: 'Desconocida',
  noDeployments: 'Sin despliegues',
  showAs: { rows: 'Mostrar como filas', cards: 'Mostrar como tarjetas' },
  noMatch: (search) => `Ninguna app coincide con «${search}»`,
  noMatchHint: 'Se busca en nombres, slugs y URL.',
  unsearched: (count) =>
    plural(count, {
      one: 'No se buscó en una app: la plataforma da un número limitado cada vez.',
      other: 'No se buscó en # apps: la plataforma da un número limitado cada vez.',
    }),
  errorTitle: 'No se pudieron cargar las apps',
  pages: 'Páginas de apps',
  empty: {
    title: 'Despliegue su primera app',
    text: 'Ejecute tres comandos en la carpeta de un proyecto FastAPI. La app se crea, se compila y se sirve en su propia dirección; esta página la muestra en cuanto existe.',
    install: 'Instalar',
    installCommand: 'pip install "fastapi[standard]"',
    logIn: 'Iniciar sesión desde la terminal',
    logInCommand: 'fastapi login',
    deploy: 'Desplegar',
    deployCommand: 'fastapi deploy',
    waiting: 'Esperando la primera app',
  },
};
