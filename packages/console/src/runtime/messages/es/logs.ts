import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number, plural } = createWording('es');

/** `lineLinks` in Spanish. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `Enlace a ${lines(count)}`,
  copy: 'Copiar enlace a las líneas',
  copied: 'Enlace copiado',
  none: 'No se copió nada: esta línea no se puede enlazar',
};

/** Formats a number of log lines. */
const lines = (count: number) => plural(count, { one: '# línea', other: '# líneas' });

const percent = (share: number) => `${number(share * 100, share > 0 && share < 0.1 ? 1 : 0)} %`;

/** `logs` in Spanish. */
export const logs: Translation<'logs'> = {
  label: 'Registro de la app',
  fileName: 'app',
  filter: 'Filtro',
  filterPlaceholder: 'Añadir un filtro: texto, -excluir, level:error, status:>=500',
  addFilter: 'Añadir',
  lineMenu: {
    label: 'Filtrar por un valor de la línea',
    include: 'Solo líneas con',
    exclude: 'Sin líneas con',
    time: 'Hora',
    copied: (time) => `Se copió ${time}`,
  },
  filters: 'Filtros',
  removeFilter: (term) => `Quitar ${term}`,
  clearFilters: 'Quitar todos',
  controls: (active) =>
    active === 0
      ? 'Filtros y gráfico'
      : `Filtros y gráfico (${plural(active, { one: '# activo', other: '# activos' })})`,
  problems: {
    regex: (term) => `${term} no es una expresión regular (se busca como texto)`,
    costly: (term) =>
      `${term} podría tardar demasiado: use menos repeticiones o evite look-around (se busca como texto)`,
    level: (term) => `${term}: use debug, info, warning o error (se busca como texto)`,
    status: (term) => `${term}: use tres cifras o 5xx (se busca como texto)`,
  },
  help: {
    label: 'Cómo filtrar',
    title: 'Filtros',
    text: 'Las líneas deben cumplir todos los filtros. Los filtros forman parte de la URL, así que puede compartirla.',
    examples: [
      ['berth', 'contiene esta palabra, en mayúsculas o minúsculas'],
      ['"pool at"', 'contiene esta frase'],
      ['-healthz', 'no la contiene; sirve con cualquier filtro'],
      ['/B-\\d+/', 'cumple una expresión regular; /…/i sin distinguir mayúsculas'],
      ['level:error', 'el nivel es error; level:>=warning'],
      ['status:>=500', 'el estado de respuesta es 500 o superior; status:404, status:5xx'],
      ['path:/berths', 'la ruta de la petición empieza por /berths'],
      ['path:(/a OR /b)', 'uno de dos valores de un campo; OR también une otros filtros'],
      ['request_id:8f2c', 'el campo de JSON o logfmt es 8f2c; logger:"app tides"'],
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
  since: {
    deployment: 'Desde este despliegue',
    newest: 'Desde el último despliegue',
    time: (start) => `Desde ${start}`,
  },
  between: (start, end) => `De ${start} a ${end}`,
  exactRange: 'Fijar horas exactas',
  from: 'Desde',
  to: 'Hasta',
  zoneNote: {
    UTC: 'Las horas están en UTC.',
    local: 'Las horas están en la zona horaria de este dispositivo.',
  },
  rangeOrder: 'El final debe ser posterior al inicio.',
  apply: 'Aplicar',
  backToLive: 'Volver a En vivo',
  marker: (text, time) => `${text}, ${time}`,
  showSince: (events) => `${events}. Mostrar el registro desde entonces`,
  histogram: 'Líneas en el tiempo, por nivel',
  levels: { info: 'Información y otros', warning: 'Aviso', error: 'Error' },
  time: 'Hora',
  lines,
  match: (count) => plural(count, { one: '# línea coincide', other: '# líneas coinciden' }),
  of: (count) => plural(count, { one: 'de # línea cargada', other: 'de # líneas cargadas' }),
  rangeLabel: (start, end, count) => `De ${start} a ${end}, ${count}`,
  edges: { start: 'Inicio del intervalo', end: 'Fin del intervalo' },
  nothing: 'Nada en este periodo',
  requests: {
    title: 'Solicitudes',
    histogram: 'Solicitudes en el tiempo, por estado',
    classes: { ok: 'Menos de 400', client: '4xx', server: '5xx' },
    count: (count) => plural(count, { one: '# solicitud', other: '# solicitudes' }),
    basis: (requests, of) =>
      `${plural(requests, { one: '# solicitud', other: '# solicitudes' })} en ${lines(of)}`,
    paths: 'Rutas más frecuentes',
    columns: { path: 'Ruta', count: 'Cantidad', errors: '5xx', slowest: 'Más lenta' },
    errors: (share) => `${number(share * 100, share > 0 && share < 0.1 ? 1 : 0)} % errores`,
    duration: (ms) => (ms < 1000 ? `${number(Math.round(ms))} ms` : `${number(ms / 1000, 1)} s`),
    unknown: 'Se desconoce',
    filter: 'Filtrar',
    filterBy: (path) => `Filtrar por ${path}`,
    none: 'No hay solicitudes en estas líneas. Se leen de los registros de acceso y de JSON o logfmt con ruta y estado.',
  },
  patterns: {
    title: 'Patrones',
    compare: 'Comparar las líneas de antes y desde entonces',
    noComparison: 'Sin comparación',
    since: (id, time) => `${id}, creado ${time}`,
    failed: 'No se pudieron agrupar las líneas. Cierre Patrones y vuelva a abrirlo.',
    basis: (patterns, of) =>
      `${plural(patterns, { one: '# patrón', other: '# patrones' })} en ${lines(of)}. Las líneas que van juntas, como un traceback, cuentan una vez.`,
    others: (count) => `${lines(count)} de patrones menos frecuentes no aparecen.`,
    errorShares: (shareBefore, linesBefore, shareSince, linesSince) =>
      `Errores: ${percent(shareBefore)} de ${lines(linesBefore)} antes, ${percent(shareSince)} de ${lines(linesSince)} desde entonces.`,
    tooFew: (least) =>
      `Con menos de ${number(least)} líneas en un lado, nada se considera nuevo, desaparecido, más o menos frecuente.`,
    copy: (pattern) => `Copiar ${pattern}`,
    actions: (pattern) => `Acciones para ${pattern}`,
    showOnly: 'Mostrar solo estas líneas',
    hide: 'Ocultar estas líneas',
    showMore: 'Mostrar más',
    emptyLine: 'Línea vacía',
    columns: {
      pattern: 'Patrón',
      change: 'Cambio',
      level: 'Nivel',
      count: 'Líneas',
      seen: 'Primera y última',
      time: 'En el tiempo',
    },
    changes: { new: 'Nuevo', gone: 'Desaparecido', more: 'Más frecuente', less: 'Menos frecuente' },
    lines: (count) => number(count),
    overTime: (count) => `${lines(count)} en el tiempo`,
  },
  apps: {
    label: (count) => (count === 1 ? 'Añadir apps' : `Apps (${number(count)})`),
    title: (most) => `Mostrar también, hasta ${number(most)} apps en total`,
    none: 'Este equipo no tiene otras apps.',
    failed: 'No se pudieron cargar las apps del equipo.',
    loading: 'Cargando apps…',
  },
  watch: {
    start: 'Avisarme de nuevas líneas que coincidan',
    stop: 'Dejar de avisarme',
    denied:
      'Su navegador bloquea las notificaciones. Las nuevas coincidencias se cuentan en el título de esta pestaña y se muestran aquí mientras esté abierta.',
    matched: (app, count) =>
      `${app}: ${plural(count, { one: '# línea nueva coincide', other: '# líneas nuevas coinciden' })}`,
  },
  savedViews: {
    title: 'Vistas guardadas',
    empty: 'Aún no hay vistas guardadas.',
    delete: (name) => `Eliminar ${name}`,
    name: 'Nombre',
    hint: 'Guarda los filtros y un periodo como «Última hora» en este navegador.',
    replaces: (name) => `Sustituye a ${name}.`,
    save: 'Guardar vista',
  },
  missing: (count) =>
    plural(count, {
      one: 'Al menos # línea anterior aún no se ha cargado.',
      other: 'Al menos # líneas anteriores aún no se han cargado.',
    }),
  readOlder: 'Cargar líneas anteriores',
  older: {
    search: 'Buscar en líneas anteriores',
    stop: 'Detener',
    searching: (read, matching) =>
      `Buscando en líneas anteriores: ${lines(read)} leídas, ${number(matching)} coinciden.`,
    searched: (read, matching) => `Búsqueda en ${lines(read)}: ${number(matching)} coinciden.`,
    full: 'No se pueden mostrar más líneas a la vez.',
    showBefore: (time) => `Mostrar líneas anteriores a las ${time}`,
    downloadAll: 'Descargar todas las líneas',
    downloadMatching: 'Descargar todas las coincidencias',
    stopDownload: 'Detener descarga',
    downloading: (read) => `Descargando: ${lines(read)} leídas.`,
    notDownloaded: (count) => `Al archivo le faltan al menos ${lines(count)}, las más antiguas.`,
    formats: { log: 'Texto sin formato (.log)', jsonl: 'Formato JSON Lines (.jsonl)' },
  },
  empty: 'No hay líneas en este periodo. La app escribe una por cada petición.',
  neverDeployed: 'El registro empieza con el primer despliegue.',
  emptyFiltered: 'Ninguna línea de este periodo cumple los filtros.',
  unavailable: 'No se pudo cargar el registro.',
  gap: (seconds) =>
    `Faltan ${number(seconds)} s: hubo más líneas de las que la plataforma envía de una vez`,
  linked: {
    title: 'Parte del registro, en torno a las líneas enlazadas',
    text: 'Esta parte no se actualiza. Las líneas nuevas aparecen en el registro en vivo.',
    missing: 'Las líneas enlazadas no se muestran',
    clearFilters: 'Quitar filtros',
    showAllDeployments: 'Mostrar todos los despliegues',
    why: {
      filtered: 'Los filtros ocultan algunas o todas.',
      unread: 'Son anteriores a las líneas cargadas. Cargue líneas anteriores debajo del registro.',
      otherDeployment: 'Son de otro despliegue o la plataforma ya no las conserva.',
      gone: 'La plataforma ya no las conserva o el enlace es de otra app.',
    },
  },
  errorTitle: 'No se pudo abrir el registro',
};
