import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';
import { distributionOf } from '../../distributionOf.ts';

const { list, number, plural } = createWording('es');

/** `buildLog` in Spanish. */
export const buildLog: Translation<'buildLog'> = {
  label: 'Registro de compilación',
  empty: 'Esta compilación no tiene salida.',
  notBuilt: 'No se compiló nada, así que no hay registro.',
  gap: 'Aquí falta una línea porque la plataforma la envió en un formato ilegible.',
  unavailable: 'No se pudo cargar el registro.',
};

/** `deployment` in Spanish. */
export const deployment: Translation<'deployment'> = {
  information: 'Información del despliegue',
  logs: 'Registros del despliegue',
  id: 'ID',
  created: 'Creado',
  status: 'Estado',
  duration: 'Duración',
  steps: 'Pasos del despliegue',
  step: {
    upload: 'Subida',
    queue: 'Cola',
    extract: 'Extracción',
    build: 'Compilación',
    deploy: 'Despliegue',
    verify: 'Verificación',
  },
  failedStep: {
    upload: 'Subida sin terminar',
    queue: 'Falló la cola',
    extract: 'Falló la extracción',
    build: 'Falló la compilación',
    deploy: 'Falló el despliegue',
    verify: 'Falló la verificación',
  },
  stepTimes: {
    usually: (took: string, usual: string) => `${took}, normalmente ${usual}`,
    goTo: (step: string) => `${step}: ir a su primera línea del registro`,
  },
  notReached: 'No alcanzado',
  appLogs: 'Registros de la aplicación',
  allLines: 'Todas las líneas',
  errors: 'Errores',
  soFar: (duration) => `${duration} hasta ahora`,
  deployFixed: 'Desplegar una carpeta corregida',
  stillServing: 'El despliegue anterior sigue activo.',
  errorTitle: 'No se pudo cargar el despliegue',
};

const listFormat = new Intl.ListFormat('es');

/** Formats names that are on separate lines as a list in a sentence. */
const listOf = (names: string) => listFormat.format(names.split('\n'));

/** `explanations` in Spanish. */
export const explanations: Translation<'explanations'> = {
  rules: {
    moduleMissing: {
      title: ({ module }) =>
        module === undefined
          ? 'Python no encuentra un módulo'
          : `Python no encuentra ningún módulo llamado ${module}`,
      explanation: ({ module }) =>
        `Su código importa ${module ?? 'un módulo'}, pero ninguna dependencia del proyecto lo incluye. Aun así, puede estar instalado en su equipo.`,
      nextStep: ({ module }) =>
        `Añádalo con «uv add ${distributionOf(module)}» y despliegue otra vez. Si es un módulo suyo, compruebe el nombre.`,
    },
    requirementNotFound: {
      title: ({ name }) =>
        name === undefined
          ? 'Un paquete requerido no existe'
          : `No hay ningún paquete llamado ${name}`,
      explanation: ({ name }) =>
        `El proyecto requiere ${name ?? 'un paquete'}, pero el registro de paquetes no lo tiene.`,
      nextStep: () => 'Compruebe cómo está escrito en sus requisitos y despliegue otra vez.',
    },
    versionNotFound: {
      title: ({ requirement }) => `Ninguna versión cumple ${requirement ?? 'un requisito'}`,
      explanation: ({ requirement }) =>
        `El paquete existe, pero ninguna versión publicada cumple ${requirement ?? 'el requisito'}.`,
      nextStep: () => 'Cambie el requisito a una versión publicada y despliegue otra vez.',
    },
    pythonVersion: {
      title: () => 'Una dependencia necesita otra versión de Python',
      explanation: ({ python, wanted }) =>
        python === undefined || wanted === undefined
          ? 'Algunas dependencias no admiten la versión de Python del proyecto.'
          : `La compilación usa Python ${python}, pero una dependencia necesita Python ${wanted}.`,
      nextStep: () =>
        'Cambie requires-python o .python-version, o elija una versión de la dependencia que admita su Python, y vuelva a desplegar.',
    },
    wheelMissing: {
      title: ({ name }) =>
        `${name ?? 'Una dependencia'} no tiene ningún wheel para esta plataforma`,
      explanation: ({ name }) =>
        `${name ?? 'La dependencia'} está publicada, pero no para la versión de Python y la plataforma de la compilación.`,
      nextStep: () =>
        'Elija una versión con un wheel para Linux y su versión de Python. Después, vuelva a desplegar.',
    },
    dependencyBuildFailed: {
      title: ({ name }) => `No se pudo compilar ${name ?? 'una dependencia'}`,
      explanation: ({ name }) =>
        `Al instalar ${name ?? 'una dependencia'} hay que compilarla, y eso falló. La causa está en el paquete o en sus herramientas de compilación, no en su código.`,
      nextStep: () =>
        'Elija una versión con un wheel para su versión de Python y vuelva a desplegar.',
    },
    requirementConflict: {
      title: ({ by, pin }) =>
        by === undefined || pin === undefined
          ? 'Dos requisitos se contradicen'
          : `${by} no es compatible con ${pin}`,
      explanation: ({ by, wants, pin }) =>
        by === undefined || wants === undefined || pin === undefined
          ? 'Ningún conjunto de versiones cumple todos los requisitos a la vez, así que no se instaló nada.'
          : `${by} necesita ${wants}, pero el proyecto pide ${pin}. Ninguna versión cumple ambos, así que no se instaló nada.`,
      nextStep: () => 'Cambie uno de los dos requisitos, ejecute «uv lock» y despliegue otra vez.',
    },
    requirementsMissing: {
      title: () => 'No se encontraron requisitos',
      explanation: () => 'El archivo no tiene pyproject.toml ni requirements.txt.',
      nextStep: () =>
        'Despliegue desde la carpeta que tiene uno, o cree uno con «uv init» y «uv add "fastapi[standard]"».',
    },
    variableMissing: {
      title: ({ name, names }) => {
        if (names !== undefined) return `Las variables ${listOf(names)} no están definidas`;
        return name === undefined
          ? 'Falta definir una variable'
          : `La variable ${name} no está definida`;
      },
      explanation: ({ name, names }) =>
        names === undefined
          ? `Su código lee ${name ?? 'una variable'} al importarse, pero esta app no la tiene.`
          : `Su código lee ${listOf(names)} al importarse, pero esta app no las tiene.`,
      nextStep: ({ name, names }) =>
        `Añada ${names === undefined ? (name ?? 'la variable') : listOf(names)} a las variables de entorno y vuelva a desplegar.`,
    },
    syntaxError: {
      title: ({ file }) => `${file ?? 'Un archivo'} no es Python válido`,
      explanation: ({ file, line, message }) =>
        `Python no puede leer la línea ${line ?? '?'} de ${file ?? 'un archivo'}: ${message ?? 'sintaxis no válida'}.`,
      nextStep: () =>
        'Corrija esa línea y despliegue otra vez. Puede que necesite una versión más reciente de Python.',
    },
    importCrashed: {
      title: () => 'Su código falló al importarse',
      explanation: ({ file, line, error, message }) =>
        `La línea ${line ?? '?'} de ${file ?? 'un archivo'} lanzó ${error ?? 'un error'}${message === undefined || message === '' ? '' : `: ${message}`}. La app no puede arrancar hasta que la importación funcione.`,
      nextStep: ({ file }) =>
        `Corríjalo en ${file ?? 'ese archivo'} o mueva el código que puede fallar al lifespan de la app. Después, despliegue otra vez.`,
    },
    noApp: {
      title: () => 'No se encontró ninguna app FastAPI',
      explanation: () =>
        'La imagen se compiló y arrancó, pero el módulo cargado no tiene ningún objeto FastAPI.',
      nextStep: () =>
        'Cree uno con «app = FastAPI()» en main.py o indique el suyo en [tool.fastapi] de pyproject.toml. Después, despliegue otra vez.',
    },
    wrongPort: {
      title: ({ port }) =>
        port === undefined
          ? 'La app escucha en el puerto equivocado'
          : `La app escucha en el puerto ${port}`,
      explanation: ({ port, wanted }) =>
        `La plataforma comprueba el puerto ${wanted ?? '8000'}, pero la app escucha en ${port ?? 'otro'}, así que la comprobación no recibe respuesta.`,
      nextStep: () =>
        'Quite el puerto de su comando de arranque o léalo de la variable PORT. Después, despliegue otra vez.',
    },
    healthCheck: {
      title: ({ path }) =>
        path === undefined
          ? 'Falla la comprobación de estado de la app'
          : `Falla la comprobación de estado de ${path}`,
      explanation: ({ path, status }) =>
        `La app funciona, pero responde con ${status ?? 'un error'} en ${path ?? 'su comprobación de estado'}, así que no se activó.`,
      nextStep: () => 'Busque el error en el registro de la app, corríjalo y despliegue otra vez.',
    },
    archiveTooLarge: {
      title: () => 'El archivo es demasiado grande',
      explanation: ({ limit }) =>
        `Un archivo puede ocupar ${limit ?? '1000.0 MB'} como máximo, comprimido o extraído. A menudo incluye por error conjuntos de datos, modelos o entornos virtuales.`,
      nextStep: () =>
        'Indique en .fastapicloudignore lo que la app no necesita y despliegue otra vez. Guarde los archivos grandes en un almacenamiento de objetos.',
    },
    archiveUnreadable: {
      title: () => 'No se pudo extraer el archivo',
      explanation: ({ reason }) => reason ?? 'El archivo subido no se puede leer.',
      nextStep: () =>
        'Despliegue otra vez. Si lo empaqueta usted, compruebe que se abre en su equipo.',
    },
    outOfMemory: {
      title: () => 'La app se quedó sin memoria',
      explanation: () => 'Se detuvo al arrancar porque necesitaba más memoria de la disponible.',
      nextStep: () =>
        'Cargue los modelos y los datos grandes cuando hagan falta o arranque menos workers. Después, despliegue otra vez.',
    },
    buildTimeout: {
      title: () => 'La compilación tardó demasiado',
      explanation: () => 'Se detuvo porque superó el límite de tiempo de la plataforma.',
      nextStep: () =>
        'Fije las dependencias con «uv lock» para que no haya que resolver ni compilar nada. Después, despliegue otra vez.',
    },
  },
  nextStep: 'Siguiente paso:',
  inTheLog: 'En el registro',
  links: { environmentVariables: 'Variables de entorno', logs: 'Registros' },
  platformMessage: 'La plataforma dice:',
  report: {
    copy: 'Copiar el informe',
    changedVariables: 'Variables modificadas desde el último despliegue correcto',
  },
  compare: {
    packages: {
      title: (count) =>
        plural(count, { one: '# paquete es distinto', other: '# paquetes son distintos' }),
      same: 'Las dos compilaciones instalaron los mismos paquetes.',
      added: (version) => `añadido: ${version}`,
      removed: (version) => `quitado: ${version}`,
      changed: (from, to) => `${from} → ${to}`,
    },
    titleOf: (line, build) =>
      `La línea ${number(line)} es la primera que difiere de la compilación ${build}`,
    sameAs: (build) => `Hasta su final, este registro coincide con el de la compilación ${build}.`,
    allDifferences: 'Todas las diferencias',
    showMore: 'Mostrar más',
    noLines: '(sin líneas)',
    tooDifferent: 'Los registros difieren en demasiadas líneas para mostrarlas.',
    action: 'Comparar',
    lastGood: 'Última compilación correcta',
    title: (line) =>
      `La línea ${number(line)} es la primera que difiere de la última compilación correcta`,
    same: 'Hasta su final, este registro coincide con el de la última compilación correcta.',
    good: 'Última compilación correcta',
    bad: 'Esta compilación',
    ended: '(fin del registro)',
    goTo: (line) => `Ir a la línea ${number(line)}`,
    failed: 'No se pudo cargar el registro de la última compilación correcta.',
  },
  slower: { title: 'Más lento de lo habitual' },
  sinceFailure: {
    fixed: (id, title) => `Corregido desde ${id}: ${title}`,
    same: (id) => `El mismo error que en ${id}.`,
    other: (id, title) => `Un error distinto al de ${id}: ${title}`,
  },
};

/** `newDeployment` in Spanish. */
export const newDeployment: Translation<'newDeployment'> = {
  action: 'Nuevo despliegue',
  title: 'Nuevo despliegue',
  source: 'Origen',
  hint: 'Suelte una carpeta, un .zip o un .tar.gz',
  description:
    'De una carpeta o un .zip se excluyen los entornos virtuales, las cachés, los archivos .env y lo indicado en .gitignore y .fastapicloudignore. Un .tar.gz se envía sin cambios.',
  reading: 'Leyendo los archivos',
  review: 'Archivos para desplegar',
  root: 'Carpeta',
  archive: 'Archivo',
  files: 'Archivos',
  size: 'Tamaño',
  largest: 'Archivos más grandes',
  contents: (files, size) =>
    `${plural(files, { one: '# archivo', other: '# archivos' })}, ${size} antes de empaquetar`,
  sentAsItIs: 'Se envía sin cambios. No se excluye nada.',
  leftOut: (count) => `Excluido (${number(count)})`,
  showMore: (count) => `Mostrar más (${number(count)})`,
  leftOutMore: (count) => `y ${number(count)} más`,
  reasons: {
    rule: (pattern, file) => `${pattern} en ${file}`,
  },
  leftOutBy: {
    default: 'La compilación no lo necesita',
    secrets: 'Puede contener secretos: añádalos como variables de entorno',
    rule: 'Ignorado por una regla',
    symlink: 'Enlaces simbólicos',
    unsafe: 'Nombres y rutas no seguros',
    duplicate: 'Sustituido por un archivo posterior con el mismo nombre',
    unreadable: 'Ilegible',
    special: 'No son archivos normales: dispositivos, sockets y tuberías',
    depth: 'Demasiados niveles de carpetas',
  },
  guessedNames: {
    title: 'Algunos nombres de archivo son una suposición',
    text: (encoding) =>
      `El archivo no indica la codificación de los nombres. Se leyeron como ${encoding}. Compruébelos antes de desplegar:`,
  },
  missingDirectory: {
    title: (directory) => `Falta ${directory}`,
    text: 'La app se compila desde este directorio. Elija la carpeta que lo contiene o cambie el directorio en los ajustes de la app.',
    textOfRepository: (repository) =>
      `La app se compila desde este directorio de ${repository}. Elija la raíz de ese repositorio o cambie el directorio en los ajustes de la app.`,
  },
  noRequirements: {
    title: 'No se encontró requirements.txt, pyproject.toml ni uv.lock',
    text: 'La compilación no sabrá qué instalar. ¿Es la carpeta correcta?',
  },
  noApp: {
    noFile: (directory) =>
      directory === null
        ? 'No se encontró ninguna app'
        : `No se encontró ninguna app en ${directory}`,
    searched: (files) =>
      `FastAPI inicia ${list(files, 'disjunction')}, o el entrypoint de [tool.fastapi] en pyproject.toml.`,
    found: (path) =>
      `${path} parece contener una app: elija su carpeta o defínala como entrypoint.`,
    notIn: (path) => `No se encontró ninguna app de FastAPI en ${path}`,
    create: (name) =>
      `La compilación fallará si el archivo no define una, por ejemplo ${name} = FastAPI().`,
    otherFramework: (path, framework) => `La app de ${path} usa ${framework}, no FastAPI`,
    otherFrameworkText:
      'La plataforma inicia apps de FastAPI, así que es posible que esta no se inicie.',
    entrypoint: (entrypoint) => `No se encontró el entrypoint ${entrypoint}`,
    entrypointText:
      'Está definido en [tool.fastapi] de pyproject.toml, como módulo:nombre. Cámbielo allí o añada el módulo.',
  },
  missingVariables: {
    unread:
      'No se pudo buscar variables en todo el código Python: hay más de 2000 archivos o 4 MB, o un archivo supera 1 MB. Compruebe usted las variables de la app.',
    title: (count) => plural(count, { one: 'Falta # variable', other: 'Faltan # variables' }),
    text: 'El código necesita un valor y no tiene ninguno predeterminado. Los valores cuyos nombres parecen secretos se guardan como secretos.',
    add: 'Añadir variables',
    unreadable: (count) =>
      plural(count, {
        one: 'No se pudo leer del código el nombre de # variable.',
        other: 'No se pudieron leer del código los nombres de # variables.',
      }),
  },
  wrongTypes: {
    title: (count) =>
      plural(count, {
        one: '# variable tiene un valor que el código puede rechazar',
        other: '# variables tienen valores que el código puede rechazar',
      }),
    expected: (name, type) => `${name}: el código espera ${type}`,
    bool: 'true o false',
    int: 'un número entero',
    float: 'un número',
    json: 'JSON',
    list: 'una lista en JSON, como ["a", "b"]',
    object: 'un objeto en JSON, como {"a": 1}',
    httpUrl: 'una URL que empiece por http:// o https://',
    postgresDsn: 'una URL que empiece por postgresql://',
    redisDsn: 'una URL que empiece por redis:// o rediss://',
    url: 'una URL',
  },
  secretFiles: {
    title: (count) =>
      plural(count, {
        one: '# archivo puede contener secretos',
        other: '# archivos pueden contener secretos',
      }),
    text: 'Quien pueda leer el archivo comprimido puede leerlos. Use variables de entorno y deje fuera lo que la app no necesite.',
    leaveOut: (path) => `Dejar fuera ${path}`,
  },
  sizeLimit: {
    title: 'Puede ser demasiado grande',
    text: (size, limit) => `Ocupa ${size}. La plataforma acepta hasta ${limit}.`,
  },
  chooseOther: 'Elegir otra cosa',
  chooseFolder: 'Elegir carpeta',
  readAgain: (folder) => `Volver a usar ${folder}`,
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
    pack: 'No se pudieron empaquetar los archivos',
    create: 'No se pudo crear el despliegue',
    upload: 'La subida se interrumpió',
    start: 'No se pudo iniciar la compilación',
  },
  uploadRejected: 'La subida fue rechazada',
  kept: 'Los pasos completados se conservan.',
  retry: {
    pack: 'Empaquetar de nuevo',
    create: 'Intentar de nuevo',
    upload: 'Subir de nuevo',
    start: 'Intentar de nuevo',
  },
  keepOpen: 'Deje abierta esta página hasta que empiece la compilación.',
  problems: {
    empty: 'No hay nada que enviar.',
    notAnArchive: 'El archivo está dañado o tiene una extensión incorrecta.',
    encrypted: 'El archivo está protegido con contraseña. Elija uno sin ella.',
    unreadable: (path) =>
      `No se pudo leer ${path}. Puede que se haya movido o cambiado. Elíjalo de nuevo.`,
    folderDenied: (folder) =>
      `Su navegador no pudo leer ${folder} sin permiso. Permítalo o elija la carpeta de nuevo.`,
    folderMissing: (folder) =>
      `No se encontró ${folder}. Es posible que se haya movido, renombrado o eliminado. Elija la carpeta de nuevo.`,
    tooManyFiles: (folder) =>
      `${folder} contiene más de 200.000 archivos. Elija una carpeta con menos archivos.`,
    ignoreFileTooLarge: (path) =>
      `${path} es demasiado grande para aplicarlo y se enviarían archivos ignorados. Redúzcalo a menos de 1 MB o elimínelo.`,
    size: (size) => `El archivo ocupa ${size}.`,
    tooLarge: 'El servidor no acepta archivos de este tamaño.',
    limit: (limit) => `El servidor acepta hasta ${limit}.`,
    makeSmaller:
      'Excluya los archivos grandes que la compilación no necesita, por ejemplo con .fastapicloudignore.',
    rejected: (status) => `El servidor lo rechazó (estado ${status}).`,
    responded: (status, said) => `El servidor respondió con el estado ${status}: «${said}»`,
    permanent:
      'Intentarlo de nuevo no servirá. Elija otra cosa o contacte con soporte e incluya este mensaje.',
    unknown: 'No se pudo leer. Elíjalo de nuevo.',
  },
};
