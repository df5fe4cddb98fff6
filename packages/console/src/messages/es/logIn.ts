import type { Translation } from '../messages.ts';

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
