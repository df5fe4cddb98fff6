import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('es');

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
