import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number, plural } = createWording('es');

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

/** `lineLinks` in Spanish. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `Enlace a ${lines(count)}`,
  copy: 'Copiar enlace a las líneas',
  copied: 'Enlace copiado',
  none: 'No se copió nada: ningún enlace lleva a esta línea',
};

/** Formats a number of log lines. */
const lines = (count: number) => plural(count, { one: '# línea', other: '# líneas' });

/** `logs` in Spanish. */
export const logs: Translation<'logs'> = {
  label: 'Registro de la app',
  fileName: 'app',
  filter: 'Filtro',
  filterPlaceholder: 'Añadir un filtro: texto, -excluir, level:error, status:>=500',
  addFilter: 'Añadir',
  filters: 'Filtros',
  removeFilter: (term) => `Quitar ${term}`,
  clearFilters: 'Quitar todos',
  problems: {
    regex: (term) => `${term} no es una expresión regular`,
    level: (term) => `${term}: un nivel es debug, info, warning o error`,
    status: (term) => `${term}: un estado son tres cifras, o 5xx`,
    empty: (term) => `${term} no dice qué buscar`,
  },
  help: {
    label: 'Cómo filtrar',
    title: 'Filtros',
    text: 'Deben cumplirse todos. La dirección los guarda, así que se puede compartir.',
    examples: [
      ['berth', 'tiene esta palabra, en mayúsculas o minúsculas'],
      ['"pool at"', 'tiene esta frase'],
      ['-healthz', 'no la tiene; vale ante cualquier filtro'],
      ['/B-\\d+/', 'cumple una expresión regular; /…/i sin distinguir mayúsculas'],
      ['level:error', 'es así de grave; level:>=warning'],
      ['status:>=500', 'responde así a una petición; status:404, status:5xx'],
      ['path:/berths', 'trata de una ruta que empieza así'],
    ],
  },
  deployment: 'Despliegue',
  allDeployments: 'Todos los despliegues',
  range: 'Intervalo de tiempo',
  spans: {
    '15m': 'Últimos 15 minutos',
    '1h': 'Última hora',
    '6h': 'Últimas 6 horas',
    '24h': 'Últimas 24 horas',
    '7d': 'Últimos 7 días',
  },
  between: (start, end) => `De ${start} a ${end}`,
  exactRange: 'Fijar horas exactas',
  from: 'Desde',
  to: 'Hasta',
  zoneNote: { UTC: 'Las horas están en UTC.', local: 'Las horas son las de este dispositivo.' },
  rangeOrder: 'El final debe ser posterior al inicio.',
  apply: 'Aplicar',
  backToLive: 'Volver a En vivo',
  histogram: 'Líneas en el tiempo, por nivel',
  levels: { info: 'Información y otros', warning: 'Advertencia', error: 'Error' },
  time: 'Hora',
  lines,
  match: (count) => plural(count, { one: '# línea coincide', other: '# líneas coinciden' }),
  of: (count) => plural(count, { one: 'de # línea leída', other: 'de # líneas leídas' }),
  rangeLabel: (start, end, count) => `De ${start} a ${end}, ${count}`,
  edges: { start: 'Inicio del intervalo', end: 'Fin del intervalo' },
  nothing: 'Nada en este periodo',
  missing: (count) =>
    plural(count, {
      one: 'Al menos # línea anterior aún no se ha leído.',
      other: 'Al menos # líneas anteriores aún no se han leído.',
    }),
  readOlder: 'Leer líneas anteriores',
  empty: 'No hay líneas en este periodo. La app escribe una por cada petición que responde.',
  neverDeployed: 'El registro empieza con el primer despliegue.',
  emptyFiltered: 'Ninguna línea de este periodo cumple los filtros.',
  unavailable: 'No se pudo leer el registro.',
  gap: (seconds) =>
    `${number(seconds)} s sin recibir: llegaron más líneas de las que la plataforma da de una vez`,
  linked: {
    title: 'Parte del registro, en torno a las líneas de un enlace',
    text: 'No continúa. Lo que llega ahora está en el registro en vivo.',
    missing: 'Las líneas del enlace no se muestran',
    clearFilters: 'Quitar filtros',
    showAllDeployments: 'Todos los despliegues',
    why: {
      filtered: 'Los filtros las ocultan, o algunas de ellas.',
      unread:
        'Son anteriores a lo leído hasta ahora. Debajo del registro se pueden leer líneas anteriores.',
      otherDeployment: 'El despliegue elegido no las escribió, o la plataforma ya no las conserva.',
      gone: 'La plataforma ya no las conserva, o el enlace no es de esta aplicación.',
    },
  },
  errorTitle: 'No se pudo abrir el registro',
};
