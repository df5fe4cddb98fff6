import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number } = createWording('es');

/** `callback` in Spanish. */
export const callback: Translation<'callback'> = {
  heading: { login: 'Inicio de sesión', link: 'Conectando su cuenta' },
  working: { login: 'Iniciando su sesión', link: 'Conectando su cuenta' },
  failed: { login: 'No se pudo iniciar la sesión', link: 'No se pudo conectar su cuenta' },
  back: { login: 'Volver al inicio de sesión', link: 'Volver a los ajustes de la cuenta' },
};

/** `deviceAuthorization` in Spanish. */
export const deviceAuthorization: Translation<'deviceAuthorization'> = {
  heading: 'Autorización de dispositivo',
  lead: 'Una herramienta de línea de comandos quiere iniciar sesión en su cuenta.',
  loading: 'Comprobando el código',
  entry: {
    label: 'Código',
    hint: 'Dos grupos de cuatro letras que muestra su terminal.',
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
  foot: 'Si usted no inició esta sesión, rechácela.',
  outcomes: {
    authorized: {
      title: 'Su línea de comandos inició sesión',
      text: 'Puede cerrar esta pestaña.',
    },
    denied: {
      title: 'Inicio de sesión rechazado',
      text: 'La línea de comandos sigue sin sesión y el código caducará. Puede cerrar esta pestaña.',
    },
    expired: {
      title: 'Este código caducó',
      text: 'Ejecute otra vez el comando de inicio de sesión para obtener un código nuevo.',
    },
    unknown: {
      title: 'Código no encontrado',
      text: 'Compruebe el código en su terminal o ejecute otra vez el comando de inicio de sesión.',
    },
    alreadyUsed: {
      title: 'Este código ya se usó',
      text: 'Cada código vale una vez. Si lo usó usted, su línea de comandos ya inició sesión.',
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
  sessionEnded: 'Su sesión ha caducado',
  sessionEndedHint: 'Inicie sesión para continuar donde lo dejó.',
  demo: 'Cuenta de demostración',
  useDemoAccount: 'Usar la cuenta de demostración',
};

/** `passwordRules` in Spanish. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'Requisitos de la contraseña',
  longEnough: (length) => `Al menos ${number(length)} caracteres`,
  confirmed: 'Las dos contraseñas coinciden',
  met: 'cumplido',
  unmet: 'aún no cumplido',
};

/** `recoverPassword` in Spanish. */
export const recoverPassword: Translation<'recoverPassword'> = {
  heading: 'Recuperar contraseña',
  lead: 'Le enviaremos un enlace por correo para definir una contraseña nueva.',
  email: 'Correo electrónico',
  submit: 'Enviar enlace',
  backToLogIn: 'Volver al inicio de sesión',
  sent: 'Revise su correo',
  sentTo: (email) =>
    `Si ${email} tiene una cuenta, le enviamos un enlace. El enlace vale 48 horas.`,
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
  done: 'Contraseña cambiada',
  doneText: 'Inicie sesión con su contraseña nueva.',
  logIn: 'Iniciar sesión',
  lapsed: 'Este enlace caducó',
  lapsedText:
    'Cada enlace vale una vez, durante 48 horas. Su contraseña no cambió. Solicite un enlace nuevo.',
  missing: 'Este enlace está incompleto',
  missingText: 'Abra el enlace completo del correo o solicite uno nuevo.',
  askAgain: 'Solicitar un enlace nuevo',
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
  resent: 'Correo reenviado',
  otherAddress: 'Usar otra dirección',
};

/** `verifyEmail` in Spanish. */
export const verifyEmail: Translation<'verifyEmail'> = {
  working: 'Confirmando su correo',
  done: 'Correo confirmado',
  doneText: 'Ya puede iniciar sesión.',
  alreadyDone: 'El correo ya estaba confirmado',
  alreadyDoneText: 'No tiene que hacer nada más.',
  lapsed: 'Este enlace ya no vale',
  lapsedText: 'Caducó o ya se usó. Si lo usó usted, inicie sesión. Si no, solicite uno nuevo.',
  missing: 'Este enlace está incompleto',
  missingText: 'Abra el enlace completo del correo o solicite uno nuevo.',
  failed: 'No se pudo confirmar su correo',
  email: 'Correo electrónico',
  resend: 'Enviar un enlace nuevo',
  resent: 'Si esta dirección está pendiente de confirmar, le enviamos un enlace nuevo.',
  logIn: 'Iniciar sesión',
  goHome: 'Ir al inicio',
  tryAgain: 'Intentar de nuevo',
};

/** `verifyUpdateEmail` in Spanish. */
export const verifyUpdateEmail: Translation<'verifyUpdateEmail'> = {
  working: 'Cambiando su correo',
  done: 'Correo cambiado',
  doneText: 'Inicie sesión con su correo nuevo.',
  lapsed: 'Este enlace ya no vale',
  lapsedText:
    'Caducó o ya se usó. Los ajustes de la cuenta muestran su correo actual; allí puede solicitar un enlace nuevo.',
  missing: 'Este enlace está incompleto',
  missingText:
    'Abra el enlace completo del correo o solicite uno nuevo en los ajustes de la cuenta.',
  taken: 'Este correo pertenece a otra cuenta',
  takenText: 'Otra cuenta lo registró después de que solicitara el cambio. Su correo no cambió.',
  failed: 'No se pudo cambiar su correo',
  settings: 'Ajustes de la cuenta',
};
