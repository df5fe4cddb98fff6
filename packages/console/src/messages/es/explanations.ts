import { createWording } from '@quayside/design-system/messages';

import { distributionOf } from '../../explanations/distributionOf.ts';
import type { Translation } from '../messages.ts';

const { number } = createWording('es');

const listFormat = new Intl.ListFormat('es');

/** Names that stand below each other, as a list in a sentence. */
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
        `Su código importa ${module ?? 'un módulo'} y ninguna dependencia del proyecto lo trae. Aun así puede estar instalado en su equipo.`,
      nextStep: ({ module }) =>
        `Añádalo con «uv add ${distributionOf(module)}», o corrija el nombre si es un módulo suyo, y despliegue otra vez.`,
    },
    requirementNotFound: {
      title: ({ name }) =>
        name === undefined ? 'Un paquete no existe' : `No hay ningún paquete llamado ${name}`,
      explanation: ({ name }) =>
        `El proyecto requiere ${name ?? 'un paquete'} y el registro de paquetes no lo tiene.`,
      nextStep: () => 'Revise cómo está escrito donde se pide y despliegue otra vez.',
    },
    versionNotFound: {
      title: ({ requirement }) => `Ninguna versión cumple ${requirement ?? 'un requisito'}`,
      explanation: ({ requirement }) =>
        `El paquete existe, pero el registro de paquetes no tiene ninguna versión que ${requirement ?? 'el requisito'} permita.`,
      nextStep: () => 'Cambie la versión del requisito por una publicada y despliegue otra vez.',
    },
    pythonVersion: {
      title: () => 'Una dependencia necesita otra versión de Python',
      explanation: ({ python, wanted }) =>
        python === undefined || wanted === undefined
          ? 'No todas las dependencias admiten la versión de Python del proyecto.'
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
        'Elija una versión con un wheel para Linux y su versión de Python, y vuelva a desplegar.',
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
      title: () => 'Nada dice qué hay que instalar',
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
          ? `Su código lee ${name ?? 'una variable'} al importarse y esta app no tiene esa variable.`
          : `Su código lee ${listOf(names)} al importarse y esta app no tiene esas variables.`,
      nextStep: ({ name, names }) =>
        `Añada ${names === undefined ? (name ?? 'la variable') : listOf(names)} a las variables de entorno y vuelva a desplegar.`,
    },
    syntaxError: {
      title: ({ file }) => `${file ?? 'Un archivo'} no es Python válido`,
      explanation: ({ file, line, message }) =>
        `Python no puede leer la línea ${line ?? '?'} de ${file ?? 'un archivo'}: ${message ?? 'sintaxis no válida'}.`,
      nextStep: () =>
        'Corrija esa línea y despliegue otra vez. Puede que solo valga en un Python más nuevo.',
    },
    importCrashed: {
      title: () => 'Su código falló al importarse',
      explanation: ({ file, line, error, message }) =>
        `La línea ${line ?? '?'} de ${file ?? 'un archivo'} lanzó ${error ?? 'un error'}${message === undefined || message === '' ? '' : `: ${message}`}. Nada se sirve hasta que el módulo se importa entero.`,
      nextStep: ({ file }) =>
        `Corríjalo en ${file ?? 'ese archivo'}, o lleve lo que puede fallar al lifespan de la app, y despliegue otra vez.`,
    },
    noApp: {
      title: () => 'No se encontró ninguna app FastAPI',
      explanation: () =>
        'La imagen se compiló y arrancó, pero el módulo que se mira no tiene un objeto FastAPI que servir.',
      nextStep: () =>
        'Cree uno con «app = FastAPI()» en main.py, o nombre el suyo en [tool.fastapi] de pyproject.toml, y despliegue otra vez.',
    },
    wrongPort: {
      title: ({ port }) =>
        port === undefined
          ? 'La app escucha en otro puerto'
          : `La app escucha en el puerto ${port}`,
      explanation: ({ port, wanted }) =>
        `La plataforma pregunta en el puerto ${wanted ?? '8000'} si la app está; la app escucha en ${port ?? 'otro'}, así que nadie responde.`,
      nextStep: () =>
        'Quite el puerto de su comando de arranque, o léalo de la variable PORT, y despliegue otra vez.',
    },
    healthCheck: {
      title: ({ path }) =>
        path === undefined
          ? 'Falla la comprobación de estado de la app'
          : `Falla la comprobación de estado de ${path}`,
      explanation: ({ path, status }) =>
        `La app funciona, pero responde ${status ?? 'con un error'} en ${path ?? 'su comprobación de estado'}, así que no se puso ante sus usuarios.`,
      nextStep: () =>
        'El error de fondo está en el registro de la app. Corríjalo y despliegue otra vez.',
    },
    archiveTooLarge: {
      title: () => 'El archivo es demasiado grande',
      explanation: ({ limit }) =>
        `Comprimido o extraído, un archivo puede tener ${limit ?? '1000.0 MB'} como máximo. A menudo contiene por error un conjunto de datos, un modelo o un entorno virtual.`,
      nextStep: () =>
        'Ponga en .fastapicloudignore lo que la app no necesita y despliegue otra vez. Los archivos grandes van en un almacenamiento de objetos.',
    },
    archiveUnreadable: {
      title: () => 'No se pudo extraer el archivo',
      explanation: ({ reason }) => reason ?? 'Lo que se subió no es un archivo que se pueda leer.',
      nextStep: () =>
        'Despliegue otra vez. Si lo empaqueta usted, compruebe que se abre en su equipo.',
    },
    outOfMemory: {
      title: () => 'La app se quedó sin memoria',
      explanation: () => 'Se detuvo al arrancar porque pidió más memoria de la que hay.',
      nextStep: () =>
        'Cargue los modelos y los datos grandes cuando hagan falta, o arranque menos workers, y despliegue otra vez.',
    },
    buildTimeout: {
      title: () => 'La compilación tardó demasiado',
      explanation: () => 'Se detuvo porque duró más de lo que la plataforma permite.',
      nextStep: () =>
        'Fije las dependencias con «uv lock» para que nada se resuelva ni se compile, y despliegue otra vez.',
    },
  },
  nextStep: 'Siguiente paso:',
  inTheLog: 'En el registro',
  links: { environmentVariables: 'Variables de entorno', logs: 'Registros' },
  platformSays: 'La plataforma dice:',
  compare: {
    action: 'Comparar con la última compilación correcta',
    title: (line) =>
      `La primera línea que difiere de la última compilación correcta es la ${number(line)}`,
    same: 'Hasta donde termina, este registro dice lo mismo que el de la última compilación correcta.',
    good: 'Allí',
    bad: 'Aquí',
    ended: '(el registro termina)',
    goTo: (line) => `Ir a la línea ${number(line)}`,
    failed: 'No se pudo leer el registro de la última compilación correcta.',
  },
  slower: {
    title: 'Más lento de lo habitual',
    running: (now, usual, count) =>
      `${now} hasta ahora. De los últimos ${number(count)} que quedaron listos, la mitad tardó ${usual} o menos.`,
    ended: (took, usual, count) =>
      `Tardó ${took}. De los últimos ${number(count)} que quedaron listos, la mitad tardó ${usual} o menos.`,
  },
};
