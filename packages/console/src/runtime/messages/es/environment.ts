import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number, plural } = createWording('es');

const variables = { one: '# variable', other: '# variables' };

/** `environmentVariables` in Spanish. */
export const environmentVariables: Translation<'environmentVariables'> = {
  search: 'Buscar nombres',
  columns: { name: 'Nombre', value: 'Valor', kind: 'Tipo', updated: 'Actualizada' },
  kinds: { variable: 'Variable', secret: 'Secreto' },
  kindFilter: 'Tipo',
  kindFilters: {
    all: 'Todos los tipos',
    variable: 'Variables',
    secret: 'Secretos',
    managed: 'Definidas por un servicio',
    changed: 'Cambiadas desde el despliegue',
    empty: 'Valores vacíos',
  },
  writeOnly: 'Solo escritura',
  writeOnlyHint: 'Un secreto no se puede leer una vez guardado.',
  masked: 'Valor oculto',
  emptyValue: 'Vacío',
  reveal: (name) => `Mostrar ${name}`,
  hide: (name) => `Ocultar ${name}`,
  seconds: (seconds) => `${number(seconds)} s`,
  hiddenIn: (seconds) => `Se oculta de nuevo en ${number(seconds)} s`,
  noMatch: (search) => `Ninguna variable coincide con «${search}»`,
  noneOfKind: 'No hay variables de este tipo',
  showAllKinds: 'Mostrar todos los tipos',
  errorTitle: 'No se pudieron cargar las variables',
  add: 'Añadir variable',
  actionsFor: (name) => `Acciones de ${name}`,
  edit: 'Editar',
  delete: 'Eliminar',
  managedBy: (provider) =>
    `Definida por ${provider}. Para cambiarla, desconecte ${provider} en Almacenamiento.`,
  nameOf: 'Nombre de la variable nueva',
  valueOf: (name) => (name === '' ? 'Valor de la variable nueva' : `Valor de ${name}`),
  kindOf: (name) => (name === '' ? 'Tipo de la variable nueva' : `Tipo de ${name}`),
  newSecretValue: 'Introduzca un valor nuevo. El actual no se puede mostrar.',
  discardEdit: (name) => (name === '' ? 'Descartar la variable nueva' : `Descartar ${name}`),
  secretIsPermanent: 'Un secreto no puede pasar a ser variable porque su valor no se puede leer.',
  discard: 'Descartar',
  save: (count) => (count === 0 ? 'Guardar' : `Guardar ${plural(count, variables)}`),
  nothingChanged: 'Aún no hay cambios.',
  toBeSaved: (count) =>
    plural(count, {
      one: 'Se guardará una variable. Se aplica desde el próximo despliegue.',
      other: 'Se guardarán # variables. Se aplican desde el próximo despliegue.',
    }),
  saveAndRedeploy: 'Guardar y volver a desplegar',
  savedAndRedeploying: (count) =>
    plural(count, {
      one: 'Se guardó # variable. La app se está volviendo a desplegar.',
      other: 'Se guardaron # variables. La app se está volviendo a desplegar.',
    }),
  viewDeployment: 'Ver el despliegue',
  saved: (count) =>
    plural(count, {
      one: '# variable guardada. Se aplica desde el próximo despliegue.',
      other: '# variables guardadas. Se aplican desde el próximo despliegue.',
    }),
  savedAndRemoved: (saved, removed) =>
    saved === 0
      ? plural(removed, {
          one: '# variable eliminada. Se aplica desde el próximo despliegue.',
          other: '# variables eliminadas. Se aplica desde el próximo despliegue.',
        })
      : `Variables guardadas: ${number(saved)}; eliminadas: ${number(removed)}. Se aplica desde el próximo despliegue.`,
  deleted: (name) => `${name} eliminada. Se aplica desde el próximo despliegue.`,
  notDeleted: (name) =>
    `${name} no se eliminó porque la sesión caducó. Inicie sesión y elimínela de nuevo.`,
  undone: 'Se deshizo el último guardado. Se aplica desde el próximo despliegue.',
  notUndone: 'No se deshizo: una variable cambió desde entonces. No se sobrescribió nada.',
  deletingIn: (seconds) => `Se elimina en ${number(seconds)} s`,
  deleting: 'Eliminando',
  deletingAnnounced: (name) => `${name} se eliminará en 8 segundos`,
  undoOf: (name) => `Deshacer la eliminación de ${name}`,
  problems: {
    nameMissing: 'Introduzca un nombre',
    namePattern: (suggestion) =>
      `Use solo letras, cifras y guiones bajos, sin cifra al principio: por ejemplo, ${suggestion}`,
    nameLength: (max) => `El nombre debe tener como máximo ${number(max)} caracteres`,
    valueLength: (max) => `El valor debe tener como máximo ${number(max)} caracteres`,
    exists: 'Esta app ya tiene una variable con este nombre',
    twice: 'Está añadiendo este nombre dos veces',
    setAgain: (line) => `Sustituida por la línea ${number(line)}`,
    noEquals: 'No es una variable: falta «=»',
    noName: 'Falta el nombre antes de «=»',
    unclosedQuote: 'La comilla de apertura no se cierra',
    unclosedPem: 'A la clave o al certificado le falta la línea END',
    textAfterQuote: 'Tras la comilla de cierre solo puede haber un comentario',
  },
  hints: {
    json: 'Parece JSON, pero no es válido.',
    url: 'Parece una URL, pero no es válida.',
    blanks: 'El valor empieza o termina con un espacio o un salto de línea.',
    quotes: 'Las comillas que lo rodean forman parte del valor.',
  },
  selection: {
    label: 'Variables seleccionadas',
    all: 'Seleccionar todas las variables',
    one: (name) => `Seleccionar ${name}`,
    count: (count) => `${plural(count, variables)} en la selección`,
    clear: 'Quitar',
    makeSecret: 'Convertir en secreto',
    deleting: (count) => `${plural(count, variables)} se eliminarán en 8 segundos`,
    undoDeletion: (count) => `Deshacer la eliminación de ${plural(count, variables)}`,
    notDeleted: (count) =>
      `${plural(count, variables)} no se eliminaron porque su sesión terminó. Inicie sesión y elimínelas de nuevo.`,
  },
  export: {
    action: 'Exportar',
    env: 'Archivo .env',
    json: 'JSON',
    shell: 'Script de shell',
    docker: 'Archivo env de Docker',
    withoutSecrets: 'Sin secretos, que no se pueden leer',
    secretsNote: 'Los secretos no se exportan:',
    lineBreaksNote: 'Los valores con saltos de línea no se exportan:',
  },
  import: {
    action: 'Importar .env',
    title: 'Importar variables',
    hint: 'Pegue el contenido de un archivo .env, suelte el archivo en esta página o elíjalo. Revisará los cambios antes de que se guarde nada.',
    label: 'Contenido de un archivo .env',
    chooseFile: 'Elegir archivo',
    review: 'Revisar',
    cancel: 'Cancelar',
    pasteNote: 'Pegue o suelte un archivo .env en cualquier parte de esta página',
    dropHere: 'Suéltelo para revisar los cambios',
    tooLarge: 'Este archivo supera 1 MB, así que probablemente no sea un archivo .env.',
    notText: 'Este archivo no es texto UTF-8.',
    nothingFound: 'No se encontraron variables.',
    reviewTitle: 'Revisar las variables pegadas',
    reviewOf: (file) => `Revisar ${file}`,
    line: 'Línea',
    lines: (first, last) => (first === last ? number(first) : `${number(first)}–${number(last)}`),
    selectAll: 'Seleccionar todos los cambios',
    select: (name) => `Guardar ${name}`,
    selectRemoval: (name) => `Eliminar ${name}`,
    states: {
      new: 'nueva',
      changed: 'cambiada',
      removed: 'eliminada',
      same: 'igual',
      invalid: 'no válida',
    },
    changedElsewhere:
      'Algunas de estas variables se cambiaron en otro lugar. Revise los cambios de nuevo y guarde.',
    replace: 'Reemplazar todas las variables',
    replaceHint: (count) =>
      plural(count, {
        one: 'Elimina también la variable que no está en esta importación. Las definidas por un servicio se conservan.',
        other:
          'Elimina también las # variables que no están en esta importación. Las definidas por un servicio se conservan.',
      }),
    saveAndRemove: (saved, removed) =>
      saved === 0
        ? `Eliminar ${plural(removed, variables)}`
        : `Guardar ${number(saved)} y eliminar ${number(removed)}`,
    removing: (count) =>
      plural(count, {
        one: 'Se eliminará # variable.',
        other: 'Se eliminarán # variables.',
      }),
    was: 'antes',
    becomes: 'ahora',
    valueLines: (count) => plural(count, { one: '# línea', other: '# líneas' }),
    rename: 'Cambiar nombre',
    renameTo: (suggestion) => `Cambiar el nombre a ${suggestion}`,
    summary: (count, total) =>
      plural(count, {
        one: `Se guardará # de ${number(total)}. Se aplica desde el próximo despliegue.`,
        other: `Se guardarán # de ${number(total)} en una sola petición. Se aplican desde el próximo despliegue.`,
      }),
  },
  codeCheck: {
    action: 'Comparar con el código',
    title: 'Comparar con el código',
    hint: 'Pegue una clase de configuración, código que lea os.environ o un archivo .env.example. El texto se queda en este navegador y no se ejecuta.',
    label: 'Código o .env.example',
    tooLarge: 'Ocupa más de 1 MB. Pegue solo la configuración.',
    nothingFound: 'No se encontraron variables en este texto.',
    complete: (count) =>
      plural(count, {
        one: 'La app tiene la # variable que necesita el código.',
        other: 'La app tiene las # variables que necesita el código.',
      }),
    missing: (count) => plural(count, { one: 'Falta # variable', other: 'Faltan # variables' }),
    optional: (count) =>
      plural(count, {
        one: '# variable tiene un valor por defecto y no está definida',
        other: '# variables tienen un valor por defecto y no están definidas',
      }),
    unused: (count) =>
      plural(count, {
        one: 'Este código no usa # variable',
        other: 'Este código no usa # variables',
      }),
    unusedText: 'Puede que las lean bibliotecas u otros archivos.',
    add: 'Añadir',
    addOf: (name) => `Añadir ${name}`,
    addAll: 'Añadir todas',
    added: 'Añadida abajo',
    edit: 'Editar',
    editOf: (name) => `Editar ${name}`,
    close: 'Cerrar',
  },
  moreActions: 'Más acciones',
  history: {
    action: 'Historial',
    title: 'Historial de variables',
    hint: 'Los nombres que cambiaron y cuándo. Los valores nunca se guardan. Este navegador añade lo que cambió desde su última visita; una eliminación hecha en otro lugar lleva la hora en que se detectó aquí.',
    empty: 'Aún no hay cambios.',
    deployment: (id) => `Despliegue ${id}`,
    kinds: { added: 'Añadida', changed: 'Cambiada', deleted: 'Eliminada' },
    close: 'Cerrar',
    showMore: 'Mostrar más',
  },
  compare: {
    drift: {
      all: 'Todas las apps del equipo',
      label: 'Variables de todas las apps',
      hint: 'Un valor es distinto si no es el de la primera app que lo tiene. Los secretos no se pueden comparar.',
      leftOut: (count) =>
        plural(count, { one: 'Falta # app en la lista.', other: 'Faltan # apps en la lista.' }),
      errorTitle: 'No se pudieron cargar las variables de todas las apps',
      onlyDifferences: 'Solo diferencias',
      none: 'Las apps tienen las mismas variables.',
      states: { set: 'Definida', missing: 'Falta', different: 'Distinta', secret: 'Secreto' },
    },
    action: 'Comparar con otra app',
    title: 'Comparar con otra app',
    app: 'App con la que comparar',
    choose: 'Elija una app',
    hint: 'Elija una app de este equipo para ver qué variables difieren y copiarlas a esta app.',
    noApps: 'Este equipo no tiene otras apps.',
    unknownApp: 'Este equipo no tiene esa app. Elija otra.',
    appsErrorTitle: 'No se pudieron cargar las apps del equipo',
    errorTitle: 'No se pudieron cargar las variables de la otra app',
    filter: 'Estado',
    all: (count) => `Todas (${number(count)})`,
    filtered: (state, count) => `${state} (${number(count)})`,
    none: 'No hay variables en este estado.',
    empty: 'Ninguna de las dos apps tiene variables.',
    columns: { state: 'Estado', values: 'Valores', effect: 'Efecto' },
    states: {
      there: 'Solo allí',
      different: 'Distinta',
      secret: 'Secreto',
      here: 'Solo aquí',
      same: 'Igual',
    },
    secretHint: 'No se puede comparar',
    here: 'Esta app',
    reveal: (name) => `Mostrar los valores de ${name}`,
    hide: (name) => `Ocultar los valores de ${name}`,
    chooseAll: 'Elegir todas para copiar',
    choice: (name) => `Copiar ${name}`,
    close: 'Cerrar',
    copy: 'Copiar a esta app',
    reviewTitle: (app) => `Revisar las variables de ${app}`,
    added: 'Se añade',
    overwritten: 'Se sobrescribe',
    becomesSecret: 'Pasa a ser un secreto',
    typeSecret: (name) => `Valor secreto de ${name}`,
    secretNote: 'Un secreto no se puede leer. Introduzca su valor para copiarlo.',
    lineBreaks: 'Este valor tiene saltos de línea. Añádelo en la tabla.',
    notCopied: (count) =>
      plural(count, {
        one: '# secreto sin valor no se copia.',
        other: '# secretos sin valor no se copian.',
      }),
    back: 'Atrás',
    confirm: (count) => (count === 0 ? 'Copiar' : `Copiar ${plural(count, variables)}`),
  },
  conflicts: {
    title: (count) =>
      plural(count, {
        one: '# variable se cambió en otro lugar',
        other: '# variables se cambiaron en otro lugar',
      }),
    text: 'Desde que empezó a editar, otra persona u otra pestaña cambió estas variables. Aún no se ha guardado nada. Elija qué valor conservar.',
    keepMine: 'Conservar el mío',
    takeTheirs: 'Usar el otro',
    acceptDeletion: 'Dejarla eliminada',
    deleted: 'Eliminada',
    secretTyped: 'El secreto que ha introducido',
    secretChanged: 'Un secreto, que no se puede mostrar',
    resolve: 'Aplicar y guardar',
    race: 'La plataforma no puede bloquear variables: un cambio hecho en otro lugar mientras se guarda se sobrescribe.',
  },
  changes: {
    title: (count) =>
      plural(count, {
        one: '# variable cambió desde el despliegue activo',
        other: '# variables cambiaron desde el despliegue activo',
      }),
    titleOfFailed: (count) =>
      plural(count, {
        one: '# variable cambió desde el despliegue fallido',
        other: '# variables cambiaron desde el despliegue fallido',
      }),
    text: 'Se aplica desde el próximo despliegue:',
    andMore: (count) => `y ${number(count)} más`,
    redeploy: 'Volver a desplegar',
  },
  empty: {
    title: 'Aún no hay variables',
    text: 'Ajustes y secretos que su app lee al arrancar. Añada una, importe un archivo .env o defina una desde la carpeta de su proyecto:',
    command: 'fastapi cloud env set NAME VALUE',
  },
};

/** `integrations` in Spanish. */
export const integrations: Translation<'integrations'> = {
  description: (team) =>
    `Servicios que las apps de ${team} pueden usar. Conéctelos a una app en su página «Almacenamiento».`,
  columns: { service: 'Servicio', status: 'Estado', connected: 'Conectado' },
  errorTitle: 'No se pudieron cargar las integraciones',
  status: { connected: 'Conectado', available: 'Sin conectar', coming_soon: 'Próximamente' },
  connect: 'Conectar',
  connectTo: (service) => `Conectar ${service}`,
  adminsOnly: (team) => `Solo los administradores de ${team} pueden conectar un servicio.`,
  detail: {
    information: 'Información de la integración',
    type: 'Tipo',
    id: 'ID',
    created: 'Creada',
    errorTitle: 'No se pudo cargar la integración',
    sees: {
      neon: {
        title: 'Proyectos disponibles',
        errorTitle: 'No se pudieron cargar los proyectos de Neon',
        empty: 'No hay proyectos disponibles',
        emptyText: 'Cree un proyecto en Neon o conecte una cuenta que tenga alguno.',
        columns: { name: 'Nombre', region: 'Región', version: 'Postgres', created: 'Creado' },
      },
      redis: {
        title: 'Suscripciones disponibles',
        errorTitle: 'No se pudieron cargar las suscripciones de Redis Cloud',
        empty: 'No hay suscripciones disponibles',
        emptyText: 'Cree una suscripción en Redis Cloud o conecte una cuenta que tenga alguna.',
        columns: { name: 'Nombre', status: 'Estado', databases: 'Bases de datos' },
      },
    },
    usage: {
      title: 'Apps que usan esta integración',
      errorTitle: 'No se pudieron cargar las apps',
      empty: 'Ninguna app la usa aún',
      emptyText: 'Conecte una base de datos en la página «Almacenamiento» de una app.',
      columns: { app: 'App', database: 'Base de datos', connected: 'Conectada' },
    },
  },
};

/** `integrationCallback` in Spanish. */
export const integrationCallback: Translation<'integrationCallback'> = {
  heading: (service) => `Conectando ${service}`,
  working: (service) => `Conectando ${service}`,
  again: 'Conectar de nuevo',
  back: 'Volver a las integraciones',
  retry: 'Intentar de nuevo',
  outcomes: {
    denied: {
      title: 'Rechazó el acceso',
      text: (service) => `${service} no se conectó.`,
    },
    rejected: {
      title: (service) => `No se pudo conectar ${service}`,
      text: (error) => `Respuesta del servicio: «${error}». No se conectó nada.`,
    },
    missingCode: {
      title: 'Este enlace está incompleto',
      text: 'No se encontró el código de enlace en la URL',
    },
    lostState: {
      title: 'Esta conexión no se inició en esta pestaña',
      text: 'No se encontró el verificador en el almacenamiento de la sesión. Conecte de nuevo y termine en la misma pestaña.',
    },
    wrongState: {
      title: 'Esta respuesta no corresponde a su solicitud',
      text: 'Es de otra pestaña o de otro equipo. No se conectó nada.',
    },
    expired: {
      title: 'Este enlace caducó',
      text: 'El código del servicio ya se usó o caducó. No se conectó nada.',
    },
    alreadyConnected: {
      title: 'Ya está conectado',
      text: (service, team) => `${team} ya está conectado a ${service}.`,
    },
    failed: { title: 'No se pudo completar el enlace' },
  },
};

/** `storage` in Spanish. */
export const storage: Translation<'storage'> = {
  description:
    'Bases de datos, cachés y servicios de almacenamiento que usa esta app, y las variables que definen.',
  columns: { name: 'Nombre', service: 'Servicio', variables: 'Variables', connected: 'Conectado' },
  connect: 'Conectar almacenamiento',
  errorTitle: 'No se pudieron cargar los servicios conectados',
  noVariables: 'Ninguna',
  empty: {
    title: 'Aún no hay nada conectado',
    text: 'Conecte una base de datos o una caché. La app recibe su URL como variable de entorno secreta.',
  },
  openAt: (name, service) => `Abrir ${name} en ${service}`,
  disconnect: {
    action: 'Desconectar',
    actionFor: (name) => `Desconectar ${name}`,
    title: (name) => `¿Desconectar ${name}?`,
    variables: (names) =>
      `Se quita ${names} de las variables de entorno de la app. El despliegue activo sigue usando el valor hasta el próximo despliegue.`,
    noVariables: 'Las variables de entorno de la app no cambian.',
    data: (service) => `Sus datos en ${service} se conservan.`,
    done: (name) => `Se desconectó ${name}`,
  },
  wizard: {
    title: 'Conectar almacenamiento',
    description: (app) => `Elija qué conectar a ${app}.`,
    steps: {
      integration: {
        label: 'Integración',
        search: 'Buscar integraciones',
        errorTitle: 'No se pudieron cargar las integraciones',
        none: 'No se encontraron integraciones',
        gone: 'Esta integración ya no existe. Elija otra.',
        empty: 'Este equipo aún no tiene servicios conectados.',
      },
      project: {
        label: 'Proyecto',
        search: 'Buscar proyectos',
        errorTitle: 'No se pudieron cargar los proyectos de Neon',
        none: 'No se encontraron proyectos',
        gone: 'Este proyecto ya no existe. Elija otro.',
        empty: 'No hay proyectos disponibles. Cree uno en Neon.',
      },
      branch: {
        label: 'Rama',
        search: 'Buscar ramas',
        errorTitle: 'No se pudieron cargar las ramas de Neon',
        none: 'No se encontraron ramas',
        gone: 'Esta rama ya no existe. Elija otra.',
        empty: 'Este proyecto no tiene ramas.',
      },
      subscription: {
        label: 'Suscripción',
        search: 'Buscar suscripciones',
        errorTitle: 'No se pudieron cargar las suscripciones de Redis Cloud',
        none: 'No se encontraron suscripciones',
        gone: 'Esta suscripción ya no existe. Elija otra.',
        empty: 'No hay suscripciones disponibles. Cree una en Redis Cloud.',
      },
      database: {
        label: 'Base de datos',
        search: 'Buscar bases de datos',
        errorTitle: 'No se pudieron cargar las bases de datos',
        none: 'No se encontraron bases de datos',
        gone: 'Esta base de datos ya no existe. Elija otra.',
        empty: 'No hay bases de datos disponibles. Cree una en el servicio e inténtelo de nuevo.',
      },
    },
    loading: 'Cargando',
    notConnected: 'Sin conectar a este equipo',
    comingSoon: 'Próximamente',
    notReady: (status) => `No está listo: ${status}`,
    states: {
      archived: 'archivado',
      pending: 'pendiente',
      error: 'error',
      deleting: 'eliminándose',
      draft: 'borrador',
    },
    isDefault: 'Rama predeterminada',
    integrations: 'Ir a las integraciones',
    variable: 'Variable de entorno',
    variableHint: 'Guarda la URL como secreto. Se quita al desconectar.',
    clash: (app, name) => `${app} ya tiene ${name}. Elija otro nombre o quite antes esa variable.`,
    invalidName: 'Use solo letras, cifras y guiones bajos, sin cifra al principio',
    redeploy: 'Volver a desplegar ahora',
    redeployHint: 'Si no, se aplica desde el próximo despliegue.',
    submit: 'Conectar',
    done: (name, variable) => `Se conectó ${name}. Define ${variable}.`,
  },
};
