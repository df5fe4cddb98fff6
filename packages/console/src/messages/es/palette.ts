import type { Translation } from '../messages.ts';

/** `palette` in Spanish. */
export const palette: Translation<'palette'> = {
  allShortcuts: 'Todos los atajos',
  groups: {
    app: (name) => `En ${name}`,
    team: (name) => `En ${name}`,
    apps: 'Apps',
    deployments: 'Despliegues',
    actions: 'Acciones',
    pages: 'Cuenta',
  },
  app: 'App',
  redeploy: {
    name: 'Volver a desplegar…',
    label: 'App que se vuelve a desplegar',
    preview: 'Antes pregunta. Compila otra vez lo activo, con las variables como están ahora.',
    none: (app) => `Aún no hay nada de ${app} que se pueda volver a desplegar.`,
  },
  logs: { name: 'Abrir los registros de…', label: 'App cuyos registros se abren' },
  copyUrl: {
    name: 'Copiar la URL de…',
    label: 'App cuya URL se copia',
    copied: (url) => `Copiada ${url}`,
    failed: 'El navegador no permitió copiar.',
  },
  switchTeam: { name: 'Cambiar de equipo…', label: 'Equipo al que se cambia' },
  invite: 'Invitar a personas',
  theme: { name: 'Cambiar de tema…', label: 'Tema' },
  timeZone: {
    name: 'Cambiar de zona horaria…',
    label: 'Zona en la que se muestran las horas',
    local: 'Hora local',
    UTC: 'UTC',
  },
  density: {
    name: 'Cambiar la densidad…',
    label: 'Qué tan juntas están las cosas',
    comfortable: 'Cómoda',
    compact: 'Compacta',
  },
  language: 'Cambiar de idioma…',
  current: 'actual',
};
