import type { Translation } from '../messages.ts';

/** `notFound` in Spanish. */
export const notFound: Translation<'notFound'> = {
  code: '404',
  heading: '¡Vaya!',
  text: (path) => `No se encontró la página que busca en ${path}.`,
  goBack: 'Volver',
  goHome: 'Ir al inicio',
};
