import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number, plural } = createWording('es');

/** `newDeployment` in Spanish. */
export const newDeployment: Translation<'newDeployment'> = {
  action: 'Nuevo despliegue',
  title: 'Nuevo despliegue',
  source: 'Origen',
  hint: 'Suelte una carpeta, un .zip o un .tar.gz',
  description:
    'De una carpeta o un .zip no se envían los entornos, las cachés, los archivos .env ni lo que nombran .gitignore y .fastapicloudignore. Un .tar.gz se envía tal cual.',
  reading: 'Mirando qué hay',
  review: 'Qué se enviará',
  root: 'Carpeta',
  archive: 'Archivo',
  files: 'Archivos',
  size: 'Tamaño',
  largest: 'Archivos más grandes',
  contents: (files, size) =>
    `${plural(files, { one: '# archivo', other: '# archivos' })}, ${size} antes de empaquetar`,
  sentAsItIs: 'Se envía tal cual: no se deja nada fuera.',
  leftOut: (count) => `No se envía (${number(count)})`,
  leftOutMore: (count) => `y ${number(count)} más`,
  reasons: {
    rule: (pattern, file) => `${pattern} en ${file}`,
  },
  leftOutBy: {
    default: 'La compilación no lo necesita',
    secrets: 'Puede contener secretos: añádalos como variables de entorno',
    rule: 'Ignorado por una regla',
    symlink: 'Enlaces simbólicos, que no se envían',
    unsafe: 'Nombres y rutas no seguros',
    duplicate: 'Sustituido por un archivo posterior con el mismo nombre',
    unreadable: 'No se pudo leer',
    special: 'No son archivos normales: dispositivos, sockets y tuberías',
    depth: 'Dentro de demasiadas carpetas',
  },
  guessedNames: {
    title: 'Algunos nombres de archivo son una suposición',
    text: (encoding) =>
      `El archivo comprimido no indica cómo están codificados sus nombres. Se leyeron como ${encoding}. Compruébelos antes de desplegar:`,
  },
  missingDirectory: {
    title: (directory) => `No contiene ${directory}`,
    text: 'La app se compila desde este directorio. Elija la carpeta que lo contiene o cambie el directorio en los ajustes de la app.',
    textOfRepository: (repository) =>
      `La app se compila desde este directorio de ${repository}. Elija la raíz de ese repositorio o cambie el directorio en los ajustes de la app.`,
  },
  noRequirements: {
    title: 'No contiene pyproject.toml ni requirements.txt',
    text: 'La compilación no sabrá qué instalar. ¿Es la carpeta correcta?',
  },
  chooseOther: 'Elegir otra cosa',
  deploy: 'Desplegar',
  steps: {
    label: 'Pasos hasta un despliegue nuevo',
    pack: 'Empaquetar',
    create: 'Crear el despliegue',
    upload: 'Subir',
    start: 'Iniciar la compilación',
  },
  progress: {
    pack: 'Empaquetando',
    create: 'Creando el despliegue',
    upload: 'Subiendo',
    start: 'Iniciando la compilación',
  },
  amount: (done, total) => `${done} de ${total}`,
  failed: {
    pack: 'No se pudo empaquetar',
    create: 'No se pudo crear el despliegue',
    upload: 'La subida se interrumpió',
    start: 'No se pudo iniciar la compilación',
  },
  uploadRefused: 'La subida fue rechazada',
  kept: 'Lo hecho hasta ahora se conserva.',
  retry: {
    pack: 'Empaquetar de nuevo',
    create: 'Intentar de nuevo',
    upload: 'Subir de nuevo',
    start: 'Intentar de nuevo',
  },
  keepOpen: 'Deje abierta esta página hasta que empiece la compilación.',
  problems: {
    empty: 'No contiene nada que enviar.',
    notAnArchive: 'No es el tipo de archivo que dice su nombre, o está dañado.',
    encrypted: 'El archivo pide una contraseña. Elija uno sin ella.',
    unreadable: (path) =>
      `No se puede leer ${path}. Puede haberse movido o cambiado entretanto. Elíjalo de nuevo.`,
    ignoreFileTooLarge: (path) =>
      `${path} es demasiado grande para aplicarlo y se enviarían archivos ignorados. Redúzcalo a menos de 1 MB o elimínelo.`,
    size: (size) => `El archivo ocupa ${size}.`,
    tooLarge: 'El servidor no acepta un archivo de este tamaño.',
    limit: (limit) => `El servidor acepta hasta ${limit}.`,
    makeSmaller:
      'Excluya los archivos grandes que la compilación no necesita, por ejemplo con .fastapicloudignore.',
    refused: (status) => `El servidor lo rechazó (estado ${status}).`,
    answered: (status, said) => `El servidor respondió con el estado ${status}: «${said}»`,
    permanent:
      'Intentarlo de nuevo no sirve. Elija otra cosa o muestre este mensaje a quien administra la plataforma.',
    unknown: 'No se pudo leer. Elíjalo de nuevo.',
  },
};
