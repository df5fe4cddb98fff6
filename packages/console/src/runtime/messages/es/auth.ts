import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number } = createWording('es');

/** `callback` in Spanish. */
export const callback: Translation<'callback'> = {
  heading: { login: 'Inicio de sesión', link: 'Conectando su cuenta' },
  working: { login: 'Iniciando su sesión', link: 'Conectando su cuenta' },
  failed: { login: 'No se inició la sesión', link: 'No se conectó nada' },
  back: { login: 'Volver al inicio de sesión', link: 'Volver a los ajustes de la cuenta' },
};

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

/** `logIn` in Spanish. */
export const logIn: Translation<'logIn'> = {
  heading: (productName) => `Iniciar sesión en ${productName}`,
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  or: 'o',
  continueWithGitHub: 'Continuar con GitHub',
  forgotPassword: '¿Olvidó su contraseña?',
  newHere: (productName) => `¿Es nuevo en ${productName}?`,
  signUp: 'Registrarse',
  sessionEnded: 'Su sesión terminó',
  sessionEndedHint: 'Inicie sesión de nuevo para volver a donde estaba.',
  demo: 'Cuenta de demostración',
  useDemoAccount: 'Usar la cuenta de demostración',
};

/** `passwordRules` in Spanish. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'Reglas de la contraseña',
  longEnough: (length) => `Al menos ${number(length)} caracteres`,
  confirmed: 'La misma las dos veces',
  met: 'cumplida',
  unmet: 'aún sin cumplir',
};

/** `recoverPassword` in Spanish. */
export const recoverPassword: Translation<'recoverPassword'> = {
  heading: 'Recuperar contraseña',
  lead: 'Le enviamos un enlace con el que elige una nueva.',
  email: 'Correo electrónico',
  submit: 'Enviar el enlace',
  backToLogIn: 'Volver al inicio de sesión',
  sent: 'Revise su correo',
  sentTo: (email) => `Si ${email} está registrado, un enlace va en camino. Vale 48 horas.`,
  resend: 'Reenviar',
  resendIn: (seconds) => `Reenviar en ${number(seconds)} s`,
  otherAddress: 'Usar otra dirección',
};

/** `resetPassword` in Spanish. */
export const resetPassword: Translation<'resetPassword'> = {
  heading: 'Restablecer contraseña',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Confirmar contraseña',
  submit: 'Restablecer contraseña',
  done: 'Su contraseña cambió',
  doneText: 'Inicie sesión con la nueva.',
  logIn: 'Iniciar sesión',
  lapsed: 'Este enlace caducó',
  lapsedText:
    'Un enlace vale una vez, durante 48 horas. Lo que escribió no se guardó; pida un enlace nuevo.',
  missing: 'Este enlace está incompleto',
  missingText: 'Abra el enlace completo del correo, o pida uno nuevo.',
  askAgain: 'Pedir un enlace nuevo',
};

/** `signUp` in Spanish. */
export const signUp: Translation<'signUp'> = {
  heading: (productName) => `Registrarse en ${productName}`,
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  confirmPassword: 'Confirmar contraseña',
  submit: 'Registrarse',
  haveAnAccount: '¿Ya tiene una cuenta?',
  logIn: 'Iniciar sesión',
  checkYourEmail: 'Revise su correo',
  linkSent: (email) =>
    `Enviamos un enlace a ${email}. Ábralo para confirmar su dirección y luego inicie sesión.`,
  resend: 'Reenviar',
  resendIn: (seconds) => `Reenviar en ${number(seconds)} s`,
  resent: 'Lo enviamos otra vez',
  otherAddress: 'Usar otra dirección',
};

/** `verifyEmail` in Spanish. */
export const verifyEmail: Translation<'verifyEmail'> = {
  working: 'Confirmando su dirección',
  done: 'Su dirección está confirmada',
  doneText: 'Ya puede iniciar sesión.',
  alreadyDone: 'Su dirección ya estaba confirmada',
  alreadyDoneText: 'Aquí no queda nada por hacer.',
  lapsed: 'Este enlace ya no vale',
  lapsedText:
    'Caducó o ya se usó. Si lo usó usted, simplemente inicie sesión; si no, envíese uno nuevo.',
  missing: 'Este enlace está incompleto',
  missingText: 'Abra el enlace completo del correo, o envíese uno nuevo.',
  failed: 'Su dirección aún no está confirmada',
  email: 'Correo electrónico',
  resend: 'Enviar un enlace nuevo',
  resent: 'Si esa dirección espera confirmación, un enlace nuevo va en camino.',
  logIn: 'Iniciar sesión',
  goHome: 'Ir al inicio',
  tryAgain: 'Intentar de nuevo',
};

/** `verifyUpdateEmail` in Spanish. */
export const verifyUpdateEmail: Translation<'verifyUpdateEmail'> = {
  working: 'Cambiando su dirección',
  done: 'Su dirección cambió',
  doneText: 'Inicie sesión con la nueva desde ahora.',
  lapsed: 'Este enlace ya no vale',
  lapsedText:
    'Caducó o ya se usó. Los ajustes de su cuenta muestran la dirección que vale, y allí puede pedir un enlace nuevo.',
  missing: 'Este enlace está incompleto',
  missingText: 'Abra el enlace completo del correo, o pida uno nuevo en los ajustes de su cuenta.',
  taken: 'Esta dirección es de otra cuenta',
  takenText: 'Se tomó después de que la pidiera. Su dirección sigue como estaba.',
  failed: 'Su dirección aún no ha cambiado',
  settings: 'Ajustes de la cuenta',
};
