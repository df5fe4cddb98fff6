import { createWording, formatWait } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { plural } = createWording('es');

/** `connection` in Spanish. */
export const connection: Translation<'connection'> = {
  incomplete: 'No se pudo cargar toda la página',
  offline: 'No tiene conexión',
  offlineText:
    'Es posible que esta página no esté al día. Se actualizará cuando recupere la conexión.',
  silent: 'No se puede conectar con la plataforma',
  trying: 'Intentando de nuevo…',
  nextTry: (seconds) =>
    `Próximo intento en ${formatWait(seconds, 'es')}. Lo que escribió se conserva.`,
  tryNow: 'Intentar ahora',
  signedOut: 'Ha cerrado la sesión',
  signedOutText: 'Inicie sesión de nuevo para ver esta sección.',
};

/** `deploymentDock` in Spanish. */
export const deploymentDock: Translation<'deploymentDock'> = {
  label: 'Despliegues seguidos',
  running: (count) =>
    plural(count, { one: '# despliegue en curso', other: '# despliegues en curso' }),
  ended: 'Despliegues terminados',
  left: (duration) => `quedan unos ${duration}`,
  overdue: 'más de lo habitual',
  stop: (app) => `Dejar de seguir ${app}`,
  notify: 'Avisarme',
  notifyDenied:
    'Su navegador bloquea las notificaciones. Se mostrarán aquí mientras esta pestaña esté abierta.',
  title: (status, app, page) => `${status}: ${app} | ${page}`,
  notification: (app, status) => `${app}: ${status}`,
  notificationText: 'Abrir el registro de compilación',
};

/** `palette` in Spanish. */
export const palette: Translation<'palette'> = {
  allShortcuts: 'Todos los atajos',
  appLimit: (count) =>
    plural(count, {
      one: 'La búsqueda solo incluye la app más reciente. Usted tiene más.',
      other: 'La búsqueda solo incluye las # apps más recientes. Usted tiene más.',
    }),
  groups: {
    app: (name) => `En ${name}`,
    team: (name) => `En ${name}`,
    apps: 'Apps',
    logViews: 'Vistas de registros guardadas',
    deployments: 'Despliegues',
    actions: 'Acciones',
    pages: 'Cuenta',
  },
  app: 'App',
  redeploy: {
    name: 'Volver a desplegar…',
    label: 'App que se vuelve a desplegar',
    of: (app) => `Volver a desplegar ${app}`,
    preview: 'Pide confirmación. Compila otra vez el despliegue activo con las variables actuales.',
    none: (app) => `${app} aún no tiene nada que volver a desplegar.`,
  },
  logs: { name: 'Abrir los registros de…', label: 'App cuyos registros se abren' },
  copyUrl: {
    name: 'Copiar la URL de…',
    label: 'App cuya URL se copia',
    of: (app) => `Copiar la URL de ${app}`,
    copied: (url) => `Se copió ${url}`,
  },
  switchTeam: { name: 'Cambiar de equipo…', label: 'Equipo al que se cambia' },
  invite: 'Invitar a personas',
  theme: { name: 'Cambiar de tema…', label: 'Tema' },
  timeZone: {
    name: 'Cambiar de zona horaria…',
    label: 'Zona horaria',
    local: 'Hora local',
  },
  density: {
    name: 'Cambiar la densidad…',
    label: 'Densidad',
    comfortable: 'Cómoda',
    compact: 'Compacta',
  },
  language: 'Cambiar de idioma…',
  current: 'actual',
};

/** `shell` in Spanish. */
export const shell: Translation<'shell'> = {
  loading: 'Cargando',
  teamNavigation: 'Equipo',
  appNavigation: 'App',
  switchTeam: 'Cambiar de equipo',
  teams: 'Equipos',
  roles: { personal: 'Personal', owner: 'Propietario', member: 'Miembro' },
  help: 'Ayuda',
  feedback: 'Comentarios',
  community: 'Comunidad',
  search: 'Buscar',
  docs: 'Documentación',
  theme: 'Tema',
  themes: { dark: 'Oscuro', light: 'Claro', system: 'Sistema' },
  accountMenu: (name) => `${name}, menú de la cuenta`,
  logOut: 'Cerrar sesión',
};

/** `shortcuts` in Spanish. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Atajos de teclado',
  groups: {
    general: 'En todas partes',
    team: 'Ir a',
    app: 'Ir a, en una app',
    variables: 'En las variables',
    log: 'En un registro',
  },
  actions: {
    palette: 'Buscar o ir a',
    sheet: 'Atajos de teclado',
    search: 'Buscar en esta página',
    create: 'Crear en esta página',
    notifications: 'Ir a las notificaciones',
    save: 'Guardar',
    saveAndRedeploy: 'Guardar y redesplegar',
    find: 'Buscar',
    nextMatch: 'Coincidencia siguiente',
    previousMatch: 'Coincidencia anterior',
    nextError: 'Error siguiente',
    previousError: 'Error anterior',
    firstLine: 'Primera línea',
    lastLine: 'Última línea, y seguir las nuevas',
    selectAll: 'Seleccionar todas las líneas',
    deselect: 'Quitar la selección',
    copyLine: 'Copiar línea',
    lineMenu: 'Filtrar por un valor de la línea',
    openLine: 'Desplegar o abrir la línea',
    wrap: 'Ajustar líneas',
  },
  followedBy: 'luego',
};

/** `teamSwitcher` in Spanish. */
export const teamSwitcher: Translation<'teamSwitcher'> = {
  find: 'Buscar un equipo',
  noneFound: 'No se encontraron equipos',
};

/** `copyAs` in Spanish. */
export const copyAs: Translation<'copyAs'> = {
  menu: 'Copiar como',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  powershell: 'PowerShell',
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
};
