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

/** Formats a duration in milliseconds. */
function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90 && seconds !== 60)
    return plural(seconds, { one: '# segundo', other: '# segundos' });
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return plural(minutes, { one: '# minuto', other: '# minutos' });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return plural(hours, { one: '# hora', other: '# horas' });
  return plural(Math.round(hours / 24), { one: '# día', other: '# días' });
}

/** `logs` in Spanish. */
export const logs: Translation<'logs'> = {
  title: 'Registro',
  filterPlaceholder: 'Filtro: texto, path:/berths, status:>=500',
  addFilter: 'Añadir un filtro',
  deployments: {
    words: { live: 'activo', failed: 'fallido', running: 'en curso' },
    named: (name, word) => `${name}, ${word}`,
    count: (count) => plural(count, { one: '# despliegue', other: '# despliegues' }),
    showSince: (time) => `${time}. Mostrar el registro desde entonces`,
  },
  rangeGroups: {
    untilNow: 'Hasta ahora',
    since: 'Desde un despliegue',
    only: 'Un solo despliegue',
    shown: 'Se muestra ahora',
  },
  only: (name, start) => `Solo ${name}, a partir de ${start}`,
  onlyIn: (name, start) => `Solo ${name}, desde ${start}`,
  exactRange: 'Horas exactas…',
  levels: {
    info: 'Información',
    debug: 'Depuración',
    none: 'Sin nivel',
    warning: 'Advertencia',
    error: 'Errores',
  },
  perBar: (ms) => `Líneas cada ${duration(ms).replace(/^1 /, '')}`,
  match: (count, of) => `${number(count)} de ${number(of)} leídas`,
  views: {
    label: 'Vista',
    names: {
      lines: 'Líneas',
      errors: 'Errores',
      requests: 'Solicitudes',
      patterns: 'Patrones',
    },
  },
  showMore: 'Mostrar más',
  comparison: {
    label: 'Errores y patrones',
    all: 'Todos',
    newSince: (name) => `Nuevos desde ${name}`,
    basis: (count, name) => `Comparado con ${lines(count)} antes de ${name}.`,
    none: (name) => `No se leyeron líneas anteriores a ${name}, así que nada se considera nuevo.`,
    readRest: 'Leer el resto',
  },
  errors: {
    title: 'Errores',
    result: (errors) => `${plural(errors, { one: '# error', other: '# errores' })}.`,
    newSince: (errors, name) =>
      `${plural(errors, { one: '# error nuevo', other: '# errores nuevos' })} desde ${name}.`,
    columns: {
      error: 'Error',
      count: 'Cantidad',
      time: 'Evolución',
      first: 'Visto por primera vez',
      began: 'Empezó con',
    },
    new: 'Nuevo',
    count: (count) => number(count),
    ofRequests: (count) => `de ${plural(count, { one: '# solicitud', other: '# solicitudes' })}`,
    occurrences: (count) => (count === 1 ? 'vez' : 'veces'),
    failed: (status, path) => `${status} en ${path}`,
    within: (name) => `en ${name}`,
    noTraceback: 'Sin traceback en el registro',
    orEarlier: 'o antes',
    before: (name) => `Antes de ${name}`,
    after: (ms) => `${duration(ms)} después`,
    overTime: (title) => `Evolución de ${title}`,
    showLines: (title) => `Mostrar las líneas de ${title}`,
    summary: (count, first, deployment) =>
      `${number(count)} desde ${first}${deployment === undefined ? '' : `, empezó con ${deployment}`}`,
    none: 'No hay excepciones ni solicitudes fallidas en estas líneas.',
  },
  line: {
    copy: 'Copiar',
    copyLink: 'Copiar enlace',
    share: 'Compartir',
    only: 'Solo',
    without: 'Sin',
  },
  share: {
    label: 'Compartir',
    title: 'El enlace abre lo que usted ve',
    view: (view, range) => `${view}, ${range}`,
    filter: (query) => `Filtro ${query}`,
    selected: (count) =>
      plural(count, { one: '# línea seleccionada', other: '# líneas seleccionadas' }),
    only: (deployment) => `Solo el despliegue ${deployment}`,
    apps: (apps) => `También ${apps}`,
    note: 'Los miembros del equipo pueden abrirlo. El enlace no contiene las líneas.',
    copyLink: 'Copiar enlace',
    copyMarkdown: 'Copiar como Markdown',
    copied: { link: 'Enlace copiado', markdown: 'Copiado como Markdown' },
  },
  foot: {
    read: (count) => `${lines(count)} leídas`,
    whole: (count, start) => `${lines(count)}, leído todo desde ${start}`,
    notRead: (minutes, of) =>
      `${number(minutes)} de ${plural(of, { one: '# minuto', other: '# minutos' })} sin leer`,
    readTo: (time) => `Leer hasta ${time}`,
    stop: 'Detener',
    reading: (read, matching) =>
      `Líneas anteriores: ${lines(read)} leídas, ${number(matching)} coinciden.`,
    full: 'No se pueden mostrar más líneas a la vez.',
    showBefore: (time) => `Mostrar líneas anteriores a ${time}`,
    download: 'Descargar',
    downloadMatching: 'Descargar coincidencias',
    stopDownload: 'Detener descarga',
    downloading: (read) => `Descarga: ${lines(read)} leídas.`,
    notDownloaded: (count) => `Al archivo le faltan al menos ${lines(count)}, las más antiguas.`,
    formats: { log: 'Texto sin formato (.log)', jsonl: 'Formato JSON Lines (.jsonl)' },
  },
  label: 'Registro de la app',
  fileName: 'app',
  filter: 'Filtro',
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
  filterSheet: {
    apply: 'Mostrar líneas',
    more: (count) => `+${number(count)}`,
    level: 'Nivel',
    common: 'Lo más frecuente en estas líneas',
    show: (count) => plural(count, { one: 'Mostrar # línea', other: 'Mostrar # líneas' }),
  },
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
  range: 'Intervalo de tiempo',
  spans: {
    '15m': 'Últimos 15 minutos',
    '1h': 'Última hora',
    '6h': 'Últimas 6 horas',
    '24h': 'Últimas 24 horas',
    '7d': 'Últimos 7 días',
  },
  since: {
    deployment: (name, time) => `Desde ${name}, ${time}`,
    time: (start) => `Desde ${start}`,
  },
  between: (start, end) => `De ${start} a ${end}`,
  from: 'Desde',
  to: 'Hasta',
  zoneNote: {
    named: (zone) => `Las horas están en ${zone}.`,
    local: 'Las horas están en la zona horaria de este dispositivo.',
  },
  rangeOrder: 'El final debe ser posterior al inicio.',
  apply: 'Aplicar',
  backToLive: 'Volver a En vivo',
  histogram: 'Líneas en el tiempo, por nivel',
  lines,
  requests: {
    paths: 'Solicitudes por ruta',
    result: (requests, failed) =>
      `${plural(requests, { one: '# solicitud', other: '# solicitudes' })}, ${number(failed)} con fallo.`,
    basis: (of, hasDurations) =>
      `En ${lines(of)}, primero las que más fallan.${hasDurations ? '' : ' Este registro no tiene duraciones.'}`,
    columns: {
      path: 'Ruta',
      count: 'Solicitudes',
      client: '4xx',
      server: '5xx',
      slowest: 'La más lenta',
      time: 'En el tiempo',
    },
    count: (count) => number(count),
    figure: (count) => number(count),
    failed: (count, share) => (count === 0 ? number(0) : `${number(count)} (${percent(share)})`),
    overTime: (path) => `Solicitudes de ${path} en el tiempo`,
    filterBy: (path) => `Mostrar líneas de ${path}`,
    duration: (ms) => (ms < 1000 ? `${number(Math.round(ms))} ms` : `${number(ms / 1000, 1)} s`),
    none: 'No hay solicitudes en estas líneas. Se leen de los registros de acceso y de JSON o logfmt con ruta y estado.',
  },
  patterns: {
    failed: 'No se pudieron agrupar las líneas. Abra otra vista y vuelva.',
    result: (patterns, of) =>
      `${plural(patterns, { one: '# patrón', other: '# patrones' })} en ${lines(of)}.`,
    basis: 'Las líneas que van juntas, como un traceback, cuentan una vez.',
    title: 'Patrones',
    others: (count) => `${lines(count)} de patrones menos frecuentes no aparecen.`,
    errorShares: (shareBefore, linesBefore, shareSince, linesSince) =>
      `Errores: ${percent(shareBefore)} de ${lines(linesBefore)} antes, ${percent(shareSince)} de ${lines(linesSince)} desde entonces.`,
    tooFew: (least) =>
      `Con menos de ${number(least)} líneas en un lado, nada se considera nuevo, desaparecido, más o menos frecuente.`,
    copy: (pattern) => `Copiar ${pattern}`,
    actions: (pattern) => `Acciones para ${pattern}`,
    showOnly: 'Mostrar solo estas líneas',
    hide: 'Ocultar estas líneas',
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
    add: 'Añadir aplicaciones',
    title: (most) => `Mostrar también, hasta ${number(most)} apps en total`,
    none: 'Este equipo no tiene otras apps.',
    failed: 'No se pudieron cargar las apps del equipo.',
    loading: 'Cargando apps…',
  },
  watch: {
    isOn: 'Con avisos',
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
  empty: 'No hay líneas en este periodo. La app escribe una por cada petición.',
  neverDeployed: 'El registro empieza con el primer despliegue.',
  emptyFiltered: 'Ninguna línea de este periodo cumple los filtros.',
  unavailable: 'No se pudo cargar el registro.',
  newestOf: (count, all) => `Las ${number(count)} más recientes de al menos ${lines(all)}.`,
  gap: (ms) => `${duration(ms)} sin leer`,
  linked: {
    title: 'Parte del registro, en torno a las líneas enlazadas',
    text: 'Esta parte no se actualiza. Las líneas nuevas aparecen en el registro en vivo.',
    missing: 'Las líneas enlazadas no se muestran',
    clearFilters: 'Quitar filtros',
    showAllDeployments: 'Mostrar todos los despliegues',
    why: {
      unread: 'Son anteriores a las líneas leídas. Siga leyendo debajo del registro.',
      filtered: 'Los filtros ocultan algunas o todas.',
      otherDeployment: 'Son de otro despliegue o la plataforma ya no las conserva.',
      gone: 'La plataforma ya no las conserva o el enlace es de otra app.',
    },
  },
  errorTitle: 'No se pudo abrir el registro',
};
