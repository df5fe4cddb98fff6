import type { Translation } from '../messages.ts';

/** `deviceAuthorization` in Spanish. */
export const deviceAuthorization: Translation<'deviceAuthorization'> = {
  heading: 'Autorización de dispositivo',
  lead: 'Una línea de comandos pide actuar en su nombre.',
  loading: 'Buscando el código',
  entry: {
    label: 'Código',
    hint: 'Lo muestra su terminal: dos grupos de cuatro letras.',
    missing: 'Introduzca el código',
    submit: 'Continuar',
  },
  doesItMatch: '¿Coincide con el código de su terminal?',
  itMatches: 'Coincide',
  authorizeAs: 'Autorizar como',
  notYou: '¿No es usted?',
  consequence: (client) => `${client} podrá desplegar apps y leer registros en todos sus equipos.`,
  expiresIn: (time) => `El código caduca en ${time}.`,
  deny: 'Rechazar',
  authorize: 'Autorizar',
  foot: '¿No lo inició usted? Rechácelo y no pasa nada.',
  outcomes: {
    authorized: {
      title: 'Su línea de comandos inició sesión',
      text: 'Puede cerrar esta pestaña',
    },
    denied: {
      title: 'No se autorizó nada',
      text: 'La línea de comandos sigue sin sesión y su código caduca por sí solo. Puede cerrar esta pestaña.',
    },
    expired: {
      title: 'Este código caducó',
      text: 'Ejecute otra vez el comando de inicio de sesión: le trae aquí con un código nuevo.',
    },
    unknown: {
      title: 'Este código no se conoce',
      text: 'Abra la dirección que muestra su terminal, o ejecute otra vez el comando de inicio de sesión.',
    },
    alreadyUsed: {
      title: 'Este código ya se usó',
      text: 'Si fue usted, su línea de comandos inició sesión. Cada código vale una vez.',
    },
  },
  goHome: 'Ir al inicio',
  tryAgain: 'Intentar de nuevo',
};
