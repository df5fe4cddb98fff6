import type { Translation } from '../messages.ts';

/** `error` in Spanish. */
export const error: Translation<'error'> = {
  heading: '¡Vaya!',
  text: (path) => `Algo salió mal en ${path}.`,
  tryAgain: 'Intentar de nuevo',
  goHome: 'Ir al inicio',
  showError: 'Mostrar el error',
  hideError: 'Ocultar el error',
};
