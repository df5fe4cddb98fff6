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
  },
  writeOnly: 'Solo escritura',
  writeOnlyHint: 'Un secreto no se puede volver a leer una vez definido.',
  masked: 'Valor oculto',
  emptyValue: 'Vacío',
  reveal: (name) => `Mostrar ${name}`,
  hide: (name) => `Ocultar ${name}`,
  noMatch: (search) => `Ningún nombre de variable contiene «${search}»`,
  noneOfKind: 'No hay variables de este tipo',
  showAllKinds: 'Mostrar todos los tipos',
  errorTitle: 'No se pudieron cargar las variables',
  add: 'Añadir variable',
  actionsFor: (name) => `Acciones de ${name}`,
  edit: 'Editar',
  delete: 'Eliminar',
  managedBy: (provider) => `La define ${provider}. Desconéctelo en Almacenamiento para cambiarla.`,
  nameOf: 'Nombre de la variable nueva',
  valueOf: (name) => (name === '' ? 'Valor de la variable nueva' : `Valor de ${name}`),
  kindOf: (name) => (name === '' ? 'Tipo de la variable nueva' : `Tipo de ${name}`),
  newSecretValue: 'Un valor nuevo. El que tiene no se puede mostrar.',
  discardEdit: (name) => (name === '' ? 'Descartar la variable nueva' : `Descartar ${name}`),
  secretForGood: 'Un secreto lo es para siempre: su valor no se puede volver a leer.',
  discard: 'Descartar',
  save: (count) => (count === 0 ? 'Guardar' : `Guardar ${plural(count, variables)}`),
  nothingChanged: 'Aún no ha cambiado nada.',
  toBeSaved: (count) =>
    plural(count, {
      one: 'Se guardará una variable. Vale desde el próximo despliegue.',
      other: 'Se guardarán # variables. Valen desde el próximo despliegue.',
    }),
  saveAndRedeploy: 'Guardar y volver a desplegar',
  savedAndRedeploying: (count) =>
    plural(count, {
      one: 'Se guardó # variable. La aplicación se está volviendo a desplegar.',
      other: 'Se guardaron # variables. La aplicación se está volviendo a desplegar.',
    }),
  viewDeployment: 'Ver el despliegue',
  saved: (count) =>
    plural(count, {
      one: '# variable guardada. Vale desde el próximo despliegue.',
      other: '# variables guardadas. Valen desde el próximo despliegue.',
    }),
  deleted: (name) => `${name} eliminada. Vale desde el próximo despliegue.`,
  notDeleted: (name) =>
    `${name} no se eliminó: la sesión terminó antes. Inicie sesión y elimínela de nuevo.`,
  deletingIn: (seconds) => `Se elimina en ${number(seconds)} s`,
  deleting: 'Eliminando',
  deletingAnnounced: (name) => `${name} se eliminará en 8 segundos`,
  undoOf: (name) => `Deshacer la eliminación de ${name}`,
  problems: {
    nameMissing: 'Una variable necesita un nombre',
    namePattern: (suggestion) =>
      `Solo letras, cifras y guiones bajos, sin cifra al principio: por ejemplo ${suggestion}`,
    nameLength: (max) => `El nombre debe tener como máximo ${number(max)} caracteres`,
    valueLength: (max) => `El valor debe tener como máximo ${number(max)} caracteres`,
    exists: 'Esta app ya tiene una variable con este nombre',
    twice: 'Está añadiendo este nombre dos veces',
    setAgain: (line) => `Se define otra vez en la línea ${number(line)}, que es la que cuenta`,
    noEquals: 'No es una variable: no hay «=»',
    noName: 'No hay nada antes del «=»',
    unclosedQuote: 'La comilla que abre el valor no se cierra',
    unclosedPem: 'A la clave o al certificado le falta la línea END',
    textAfterQuote: 'Tras la comilla de cierre hay algo más que un comentario',
  },
  hints: {
    json: 'Parece JSON, pero no es JSON válido.',
    url: 'Parece una dirección, pero no es una URL válida.',
    blanks: 'Empieza o termina con un espacio o un salto de línea.',
    quotes: 'Las comillas que lo rodean forman parte del valor.',
  },
  export: {
    action: 'Exportar',
    env: 'Archivo .env',
    json: 'JSON',
    withoutSecrets: 'Sin secretos, que no se pueden leer',
    secretsNote: 'Los secretos no se exportan:',
  },
  import: {
    action: 'Importar .env',
    title: 'Importar variables',
    hint: 'Pegue el contenido de un archivo .env, suelte el archivo en esta página o elíjalo. No se guarda nada antes de que vea qué cambia.',
    label: 'Contenido de un archivo .env',
    chooseFile: 'Elegir un archivo',
    review: 'Revisar',
    cancel: 'Cancelar',
    pasteNote: 'Pegue o suelte un archivo .env en cualquier parte de esta página',
    dropHere: 'Suéltelo para ver qué cambia',
    tooLarge: 'Ese archivo pasa de 1 MB: difícilmente es un archivo .env.',
    notText: 'Ese archivo no es texto en UTF-8.',
    nothingFound: 'No contiene ninguna variable.',
    reviewTitle: 'Revisar las variables pegadas',
    reviewOf: (file) => `Revisar ${file}`,
    line: 'Línea',
    lines: (first, last) => (first === last ? number(first) : `${number(first)}–${number(last)}`),
    selectAll: 'Guardar todo lo que se pueda guardar',
    select: (name) => `Guardar ${name}`,
    states: { new: 'nueva', changed: 'cambiada', same: 'igual', invalid: 'no válida' },
    was: 'era',
    becomes: 'pasa a ser',
    valueLines: (count) => plural(count, { one: '# línea', other: '# líneas' }),
    rename: 'Cambiar nombre',
    renameTo: (suggestion) => `Cambiar el nombre a ${suggestion}`,
    summary: (count, total) =>
      plural(count, {
        one: `Se guardará # de ${number(total)}. Vale desde el próximo despliegue.`,
        other: `Se guardarán # de ${number(total)} en una sola petición. Valen desde el próximo despliegue.`,
      }),
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
    text: 'Vale desde el próximo despliegue:',
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
    `Servicios que las apps de ${team} pueden usar. Lo que se conecta aquí se elige para una app en su Almacenamiento.`,
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
        title: 'Proyectos que ve',
        errorTitle: 'No se pudieron cargar los proyectos de Neon',
        empty: 'No ve ningún proyecto',
        emptyText: 'Cree uno en Neon, o conecte una cuenta que tenga alguno.',
        columns: { name: 'Nombre', region: 'Región', version: 'Postgres', created: 'Creado' },
      },
      redis: {
        title: 'Suscripciones que ve',
        errorTitle: 'No se pudieron cargar las suscripciones de Redis Cloud',
        empty: 'No ve ninguna suscripción',
        emptyText: 'Cree una en Redis Cloud, o conecte una cuenta que tenga alguna.',
        columns: { name: 'Nombre', status: 'Estado', databases: 'Bases de datos' },
      },
    },
    usage: {
      title: 'Apps que la usan',
      errorTitle: 'No se pudieron cargar las apps',
      empty: 'Ninguna app la usa aún',
      emptyText: 'Conecte una base de datos a una app en el Almacenamiento de la app.',
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
      title: 'No lo permitió',
      text: (service) => `No se conectó nada. ${service} recibió su negativa.`,
    },
    refused: {
      title: (service) => `${service} no se conectó`,
      text: (error) => `Respondió «${error}». No se conectó nada.`,
    },
    missingCode: {
      title: 'Falta algo en la dirección',
      text: 'No se encontró el código de enlace en la URL',
    },
    lostState: {
      title: 'Esta pestaña no lo pidió',
      text: 'No se encontró el verificador en el almacenamiento de la sesión. Conecte de nuevo en esta pestaña y no abra el regreso en otra.',
    },
    wrongState: {
      title: 'Esta respuesta es de otra pregunta',
      text: 'No la pidió esta pestaña, o fue para otro equipo. No se conectó nada.',
    },
    expired: {
      title: 'Tardó demasiado',
      text: 'Lo que el servicio envió ya se usó o caducó. No se conectó nada.',
    },
    alreadyConnected: {
      title: 'Ya está conectado',
      text: (service, team) => `${team} tiene una conexión con ${service}.`,
    },
    failed: { title: 'No se pudo completar el enlace' },
  },
};

/** `storage` in Spanish. */
export const storage: Translation<'storage'> = {
  description:
    'Bases de datos, cachés y servicios de almacenamiento que usa esta app, y las variables que definen.',
  columns: { name: 'Nombre', service: 'Servicio', variables: 'Define', connected: 'Conectado' },
  connect: 'Conectar almacenamiento',
  errorTitle: 'No se pudieron cargar los servicios conectados',
  noVariables: 'Ninguna variable',
  empty: {
    title: 'Aún no hay nada conectado',
    text: 'Conecte una base de datos o una caché y su dirección llega a la app como variable de entorno secreta.',
  },
  openAt: (name, service) => `${service}: abrir ${name} allí`,
  disconnect: {
    action: 'Desconectar',
    actionFor: (name) => `Desconectar ${name}`,
    title: (name) => `¿Desconectar ${name}?`,
    variables: (names) =>
      `${names} se quita de las variables de entorno de la app. El despliegue activo lo conserva hasta el siguiente.`,
    noVariables: 'Las variables de entorno de la app se quedan como están.',
    data: (service) => `Lo que está guardado en ${service} se queda allí.`,
    done: (name) => `${name} está desconectado`,
  },
  wizard: {
    title: 'Conectar almacenamiento',
    description: (app) => `Elija qué debe usar ${app}.`,
    steps: {
      integration: {
        label: 'Integración',
        search: 'Buscar integraciones',
        errorTitle: 'No se pudieron cargar las integraciones',
        none: 'No hay tal integración',
        gone: 'Esta integración ya no existe. Elija otra.',
        empty: 'Este equipo aún no ha conectado ningún servicio.',
      },
      project: {
        label: 'Proyecto',
        search: 'Buscar proyectos',
        errorTitle: 'No se pudieron cargar los proyectos de Neon',
        none: 'No hay tal proyecto',
        gone: 'Este proyecto ya no existe. Elija otro.',
        empty: 'La integración no ve ningún proyecto. Cree uno en Neon.',
      },
      branch: {
        label: 'Rama',
        search: 'Buscar ramas',
        errorTitle: 'No se pudieron cargar las ramas de Neon',
        none: 'No hay tal rama',
        gone: 'Esta rama ya no existe. Elija otra.',
        empty: 'El proyecto no tiene ramas.',
      },
      subscription: {
        label: 'Suscripción',
        search: 'Buscar suscripciones',
        errorTitle: 'No se pudieron cargar las suscripciones de Redis Cloud',
        none: 'No hay tal suscripción',
        gone: 'Esta suscripción ya no existe. Elija otra.',
        empty: 'La integración no ve ninguna suscripción. Cree una en Redis Cloud.',
      },
      database: {
        label: 'Base de datos',
        search: 'Buscar bases de datos',
        errorTitle: 'No se pudieron cargar las bases de datos',
        none: 'No hay tal base de datos',
        gone: 'Esta base de datos ya no existe. Elija otra.',
        empty: 'No contiene ninguna base de datos. Cree una allí e inténtelo de nuevo.',
      },
    },
    loading: 'Cargando',
    notConnected: 'Sin conectar a este equipo',
    comingSoon: 'Próximamente',
    notReady: (status) => `No está listo: ${status}`,
    isDefault: 'Rama predeterminada',
    integrations: 'Ir a las integraciones',
    variable: 'Variable de entorno',
    variableHint: 'Contendrá la dirección, como secreto que solo se quita al desconectar.',
    clash: (app, name) => `${app} ya tiene ${name}. Elija otro nombre, o quite antes esa variable.`,
    invalidName: 'Solo letras, cifras y _, sin cifra al principio',
    redeploy: 'Volver a desplegar ahora',
    redeployHint: 'Si no, la app la tiene desde el próximo despliegue.',
    submit: 'Conectar',
    done: (name, variable) => `${name} está conectado. Definió ${variable}.`,
  },
};
