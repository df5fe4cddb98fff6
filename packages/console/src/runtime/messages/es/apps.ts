import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('es');

const withOthers = (names: readonly string[], others: number) =>
  others === 0
    ? names
    : [...names, plural(others, { one: '# persona más', other: '# personas más' })];

/** `appSettings` in Spanish. */
export const appSettings: Translation<'appSettings'> = {
  errorTitle: 'No se pudo cargar la app',
  directory: {
    title: 'Directorio',
    text: 'La carpeta que contiene la app, relativa a la raíz de lo que despliega.',
    label: 'Directorio de la app',
    hint: 'Déjelo vacío si la app está en la raíz.',
    save: 'Guardar',
    done: 'Directorio guardado. Se aplica desde el próximo despliegue.',
  },
  danger: {
    title: 'Zona de peligro',
    lead: (app) => `Eliminar ${app} y todo lo que contiene.`,
    text: (deployments, variables) => {
      const goes = list([
        deployments === undefined
          ? 'sus despliegues'
          : plural(deployments, { one: '# despliegue', other: '# despliegues' }),
        variables === undefined
          ? 'sus variables'
          : plural(variables, { one: '# variable', other: '# variables' }),
        'todos los registros',
        'la URL',
      ]);
      return `También se eliminan ${goes}. Las bases de datos de los servicios conectados se conservan. Solo se quita la conexión.`;
    },
    action: 'Eliminar app',
    confirm: (app) =>
      `${app} deja de responder de inmediato. Esta acción no se puede deshacer y su URL puede asignarse a otra app.`,
    adminsOnly: (admins, others) =>
      `Solo los administradores del equipo pueden eliminar apps: ${list(withOthers(admins, others))}.`,
    done: (app) => `Se eliminó ${app}`,
  },
};

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
  noUrl: 'Se asigna en el primer despliegue',
  noRegion: 'Desconocida',
  noDeployments: 'Sin despliegues',
  showAs: { rows: 'Mostrar como filas', cards: 'Mostrar como tarjetas' },
  pinned: 'Apps fijadas',
  pin: (name) => `Fijar ${name}`,
  unpin: (name) => `Dejar de fijar ${name}`,
  noMatch: (search) => `Ninguna app coincide con «${search}»`,
  noMatchHint: 'La búsqueda incluye nombres, slugs y URL.',
  unsearched: (count) =>
    plural(count, {
      one: 'Falta una app en esta búsqueda porque la lista es demasiado larga.',
      other: 'Faltan # apps en esta búsqueda porque la lista es demasiado larga.',
    }),
  errorTitle: 'No se pudieron cargar las apps',
  pages: 'Páginas de apps',
  activity: {
    title: 'Actividad',
    hint: 'Despliegues y apps nuevas de este equipo, los más recientes primero. La plataforma no indica quién hizo un cambio.',
    leftOut: (count) =>
      plural(count, {
        one: 'Se muestran las 20 apps modificadas más recientemente. Falta una app más.',
        other: 'Se muestran las 20 apps modificadas más recientemente. Faltan # apps más.',
      }),
    appCreated: 'App creada',
    empty: 'Todavía no ha ocurrido nada.',
    showMore: 'Mostrar más',
    oldest: (count) =>
      plural(count, {
        one: 'Solo se muestra el evento más reciente.',
        other: 'Solo se muestran los # eventos más recientes.',
      }),
    errorTitle: 'No se pudo cargar la actividad',
    failedTitle: (names) => `No se pudieron cargar los despliegues de: ${list(names)}`,
  },
  empty: {
    title: 'Despliegue su primera app',
    text: 'Ejecute tres comandos en la carpeta de un proyecto FastAPI. Su app se compila y recibe su propia URL. Aparece aquí en cuanto se crea.',
    install: 'Instalar',
    installCommand: 'pip install "fastapi[standard]"',
    logIn: 'Iniciar sesión desde la terminal',
    logInCommand: 'fastapi login',
    deploy: 'Desplegar',
    deployCommand: 'fastapi deploy',
    waiting: 'Esperando su primera app',
  },
};

/** `general` in Spanish. */
export const general: Translation<'general'> = {
  visit: 'Visitar',
  details: 'Detalles',
  applicationName: 'Nombre de la aplicación',
  id: 'ID',
  url: 'URL',
  defaultPaths: 'Rutas de FastAPI',
  repository: 'Repositorio',
  region: 'Región',
  created: 'Creada',
  deploymentStatus: 'Estado del despliegue',
  noUrl: 'Se asigna en el primer despliegue',
  noRegion: 'Desconocida',
  noDeployments: 'Sin despliegues',
  latestDeployments: 'Últimos despliegues',
  allDeployments: 'Todos los despliegues',
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
    none: 'No hay bases de datos, cachés ni otros servicios conectados.',
    connect: 'Conectar almacenamiento',
  },
  errorTitle: 'No se pudo cargar la app',
};

/** `newApp` in Spanish. */
export const newApp: Translation<'newApp'> = {
  name: 'Nombre',
  address: (slug) => `Su URL empieza por ${slug}`,
  addressHint: 'De 3 a 50 caracteres. La URL se basa en el nombre y no cambia después.',
  create: 'Crear app',
  done: (name) => `Se creó la app ${name}.`,
  taken: (team) => `${team} ya tiene una app con este nombre`,
};

/** `deploymentStatus` in Spanish. */
export const deploymentStatus: Translation<'deploymentStatus'> = {
  waiting_upload: 'Esperando la subida',
  upload_cancelled: 'Subida cancelada',
  ready_for_build: 'Compilación en cola',
  build_skipped_filtered: 'Compilación omitida (filtrada)',
  build_skipped_superseded: 'Compilación omitida (reemplazada)',
  building: 'Compilando',
  extracting: 'Extrayendo la subida',
  extracting_failed: 'Falló la extracción',
  extracting_failed_archive_too_large: 'Archivo demasiado grande',
  building_image: 'Compilando la imagen',
  building_image_failed: 'Falló la compilación',
  building_image_failed_timeout: 'Compilación agotó el tiempo',
  deploying: 'Desplegando la imagen',
  deploying_failed: 'Falló el despliegue',
  deploying_skipped: 'Despliegue omitido',
  verifying: 'Comprobando que esté listo',
  verifying_failed: 'Falló la verificación',
  verification_failed_oom: 'Falló la verificación (OOM)',
  verifying_skipped: 'Verificación omitida',
  success: 'Listo',
  degraded: 'Degradado',
  degraded_oom: 'Degradado (OOM)',
  expired: 'Caducado',
  failed: 'Fallido',
};

/** `deployments` in Spanish. */
export const deployments: Translation<'deployments'> = {
  columns: { id: 'ID', status: 'Estado', created: 'Creado', duration: 'Duración' },
  allStatuses: 'Todos los estados',
  outcomes: {
    running: 'En curso',
    success: 'Correcto',
    failure: 'Con errores',
    cancelled: 'Cancelado',
  },
  noneWithStatus: 'Ningún despliegue con este estado',
  noneWithStatusHint: 'El filtro abarca los 100 despliegues más recientes.',
  showAllStatuses: 'Mostrar todos los estados',
  unsearched: (count) =>
    plural(count, {
      one: 'Este filtro no abarca un despliegue más antiguo.',
      other: 'Este filtro no abarca # despliegues más antiguos.',
    }),
  newDeployment: 'Nuevo despliegue',
  live: 'Activo',
  estimate: 'estimación',
  durationNote:
    'Las duraciones son estimaciones: desde la creación de un despliegue hasta su última actualización.',
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
    title: 'Aún no hay despliegues',
    text: 'Ejecute este comando en la carpeta de su proyecto o despliegue la carpeta desde aquí. El despliegue aparece cuando empieza la subida.',
    command: 'fastapi deploy',
  },
  logLinks: {
    label: (id) => `Registro de la app de ${id}`,
    logs: 'Registro de la app',
    errors: 'Errores del registro',
  },
  redeploy: {
    action: 'Volver a desplegar',
    actionFor: (id) => `Volver a desplegar ${id}`,
    title: (id) => `¿Volver a desplegar ${id}?`,
    titleOfApp: (id, app) => `¿Volver a desplegar ${id} de ${app}?`,
    text: 'Se compila y despliega otra vez el mismo archivo, con las variables actuales. El despliegue activo sigue en servicio hasta que la compilación nueva esté lista. Si falla, nada cambia para sus usuarios.',
    logNote: 'Su registro de compilación empieza de nuevo.',
  },
};
