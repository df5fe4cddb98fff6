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
