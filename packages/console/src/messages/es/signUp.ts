import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('es');

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
