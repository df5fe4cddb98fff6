import type { Translation } from '../messages.ts';

/** `copyAs` in Spanish. */
export const copyAs: Translation<'copyAs'> = {
  menu: 'Copiar como',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  python: 'Python',
  requests: {
    listApps: 'Listar apps',
    createApp: 'Crear una app',
    listDeployments: 'Listar despliegues',
    redeploy: 'Volver a desplegar',
    readDeployment: 'Leer el despliegue',
    readBuildLogs: 'Leer el registro de compilación',
    readAppLogs: 'Leer los registros',
    listVariables: 'Listar variables',
    setVariable: 'Definir una variable',
  },
  copied: (what) => `Copiado como ${what}`,
  copiedWithToken: (what) => `Copiado como ${what}. Lee el token de $QUAYSIDE_TOKEN.`,
  failed: 'El navegador no permitió copiar.',
};
