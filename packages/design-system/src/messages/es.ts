import { createWording } from './createWording.ts';
import type { DesignSystemMessages } from './messages.ts';

const { number, plural } = createWording('es');

const lines = { one: '# línea', other: '# líneas' };
const files = { one: '# archivo', other: '# archivos' };

/** The design system in Spanish. */
export const es: DesignSystemMessages = {
  labels: {
    loading: 'Cargando',
    close: 'Cerrar',
    cancel: 'Cancelar',
    dismiss: 'Descartar',
    failure: 'No ha funcionado. Vuelva a intentarlo en un momento.',
    notifications: 'Notificaciones',
    breadcrumbs: 'Ruta de navegación',
    pagination: 'Paginación',
    previousPage: 'Anterior',
    nextPage: 'Siguiente',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar. Seleccione el texto.',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    capsLock: 'Bloq Mayús está activado.',
    actions: 'Acciones',
    select: 'Seleccionar',
    selectAll: 'Seleccionar todo',
    selected: (count) => plural(count, { one: '# seleccionado', other: '# seleccionados' }),
    time: 'Hora',
    nothingCounted: 'Nada en este periodo',
    range: (start, end, count) => `De ${start} a ${end}, ${count}`,
    rangeStart: 'Inicio del intervalo',
    rangeEnd: 'Fin del intervalo',
  },
  commandPalette: {
    label: 'Buscar o ir a',
    recent: 'Recientes',
    empty: (query) => (query === '' ? 'No hay nada aquí' : `No hay resultados para «${query}»`),
    count: (count) => plural(count, { one: '# resultado', other: '# resultados' }),
    loading: 'Buscando…',
    move: 'Moverse',
    open: 'Abrir',
    newTab: 'Pestaña nueva',
    back: 'Atrás',
  },
  fileDrop: {
    choose: 'Elegir archivo',
    chooseSeveral: 'Elegir archivos',
    chooseFolder: 'Elegir carpeta',
    release: 'Suelte para añadir',
    reading: 'Leyendo…',
    taken: 'Archivos',
    rejected: 'No añadidos',
    summary: (count, size) => `${plural(count, files)}, ${size}`,
    rejectedSummary: (count) =>
      plural(count, { one: '# archivo no añadido', other: '# archivos no añadidos' }),
    more: (count) => `y ${number(count)} más`,
    remove: (path) => `Quitar ${path}`,
    nameless: 'Elemento soltado',
    reasons: {
      type: 'No se acepta este tipo de archivo.',
      unreadable: 'No se pudo leer. Puede que se haya movido o que no tenga permiso para abrirlo.',
      name: 'Su nombre tiene caracteres no seguros.',
      depth: 'Está en demasiados niveles de carpetas.',
      count: 'Hay demasiados archivos.',
      text: 'Es texto, no un archivo.',
    },
  },
  logViewer: {
    reveal: (label) => `Mostrar ${label}`,
    hide: (label) => `Ocultar ${label}`,
    showWholeLine: (length) => `Mostrar los ${number(length)} caracteres`,
    levelWord: {
      error: 'error',
      warning: 'aviso',
      info: 'info',
      debug: 'debug',
      none: '',
    },
    libraryFrames: (count) =>
      plural(count, { one: '# llamada de biblioteca', other: '# llamadas de biblioteca' }),
    repeats: (count) => `×${number(count)}`,
    repeatedLines: (count) => `×${number(count)} líneas similares`,
    section: (label, count) => `${label} · ${plural(count, { one: '# línea', other: '# líneas' })}`,
    tryAgain: 'Reintentar',
    toggleJson: (name, isOpen) =>
      `${isOpen ? 'Contraer' : 'Desplegar'} ${name === '' ? 'JSON' : name}`,
    moreValues: (count) => `${number(count)} más`,
    connection: {
      connecting: 'Conectando',
      live: 'En vivo',
      paused: 'En pausa',
      reconnecting: 'Reconectando',
      offline: 'Sin conexión',
      ended: 'Terminado',
      unavailable: 'No disponible',
    },
    reconnectingIn: (seconds) =>
      seconds > 0 ? `Nueva conexión en ${number(seconds)} s` : 'Reconectando ahora',
    pause: 'Pausar',
    resume: 'Reanudar',
    retry: 'Reintentar',
    levels: 'Niveles',
    allLevels: 'Todos',
    level: {
      error: 'Errores',
      warning: 'Avisos',
      info: 'Información',
      debug: 'Depuración',
      none: 'Sin nivel',
    },
    find: 'Buscar en el registro',
    closeFind: 'Cerrar la búsqueda',
    nextMatch: 'Coincidencia siguiente',
    previousMatch: 'Coincidencia anterior',
    matchCase: 'Distinguir mayúsculas',
    wholeWord: 'Palabra completa',
    regex: 'Expresión regular',
    onlyMatches: 'Solo las líneas que coinciden',
    showInContext: 'Mostrar en contexto',
    matches: (index, count, isDone) => {
      if (count === 0) return isDone ? 'Sin coincidencias' : 'Buscando…';
      const total = `${number(count)}${isDone ? '' : '+'}`;
      return index === 0
        ? `${total} ${count === 1 ? 'coincidencia' : 'coincidencias'}`
        : `${number(index)} de ${total}`;
    },
    invalidRegex: 'No es una expresión regular válida',
    costlyRegex:
      'Esta expresión podría tardar demasiado. Use menos repeticiones o ningún look-around.',
    noActiveLine: 'Seleccione primero una línea',
    noLineActions: 'Esta línea no tiene valores',
    firstError: 'Ir al primer error',
    nextError: 'Ir al error siguiente',
    wrap: 'Ajustar líneas',
    fullScreen: 'Pantalla completa',
    leaveFullScreen: 'Salir de pantalla completa',
    options: 'Opciones del registro',
    lineNumbers: 'Números de línea',
    showLevels: 'Niveles',
    foldRepeats: 'Contraer líneas repetidas',
    timestamps: 'Marcas de tiempo',
    timestamp: {
      none: 'No',
      local: 'Hora local',
      utc: 'UTC',
      sinceStart: 'Desde el inicio',
      sincePrevious: 'Desde la línea anterior',
    },
    announcements: 'Lector de pantalla',
    announceErrorsOnly: 'Anunciar solo los errores',
    copyAll: 'Copiar todas las líneas',
    copySelected: (count) => `Copiar ${plural(count, lines)}`,
    copied: 'Copiado',
    nothingCopied: 'No se ha copiado nada: no hay ninguna línea seleccionada',
    download: 'Descargar',
    downloadLog: 'Texto sin formato (.log)',
    downloadJsonLines: 'JSON Lines (.jsonl)',
    lines: (count) => plural(count, lines),
    secretsMasked: (count) =>
      plural(count, { one: '# secreto oculto', other: '# secretos ocultos' }),
    newLines: (count) => plural(count, { one: '# nueva', other: '# nuevas' }),
    goToEnd: 'Ir al final',
    waiting: 'Esperando la primera línea',
    empty: 'Este registro está vacío.',
    noneShown: 'Ninguna línea coincide con este filtro.',
    showAll: 'Mostrar todas las líneas',
    unavailable: () => 'No se pudo cargar el registro.',
    announceLines: (count, last) =>
      count === 1 ? last : `${number(count)} líneas nuevas. ${last}`,
    announceErrors: (count, last) =>
      count === 1 ? `Error: ${last}` : `${number(count)} errores. ${last}`,
    announceEnd: ({ outcome, lines: count, errors, warnings }) =>
      [
        outcome === 'failed' ? 'Con fallo.' : 'Completo.',
        `${plural(count, lines)},`,
        `${plural(errors, { one: '# error', other: '# errores' })},`,
        `${plural(warnings, { one: '# aviso', other: '# avisos' })}.`,
      ].join(' '),
  },
};
