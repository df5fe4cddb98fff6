import type { Translation } from '../messages.ts';

/** `deployment` in Spanish. */
export const deployment: Translation<'deployment'> = {
  information: 'Información del despliegue',
  logs: 'Registros del despliegue',
  id: 'ID',
  created: 'Creado',
  status: 'Estado',
  duration: 'Duración',
  steps: 'Pasos de este despliegue',
  step: {
    upload: 'Subida',
    queue: 'Cola',
    extract: 'Extracción',
    build: 'Compilación',
    deploy: 'Despliegue',
    verify: 'Verificación',
  },
  failedStep: {
    upload: 'Subida sin terminar',
    queue: 'Falló la cola',
    extract: 'Falló la extracción',
    build: 'Falló la compilación',
    deploy: 'Falló el despliegue',
    verify: 'Falló la verificación',
  },
  stepState: {
    done: 'hecho',
    running: 'en curso',
    failed: 'fallido',
    waiting: 'sin empezar',
    skipped: 'omitido',
    cancelled: 'cancelado',
  },
  notReached: 'No alcanzado',
  stillServing: 'Lo que estaba activo sigue en servicio.',
  errorTitle: 'No se pudo cargar el despliegue',
};
