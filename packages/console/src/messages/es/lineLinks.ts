import type { Translation } from '../messages.ts';
import { lines } from './lines.ts';

/** `lineLinks` in Spanish. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `Enlace a ${lines(count)}`,
  copy: 'Copiar enlace a las líneas',
  copied: 'Enlace copiado',
  none: 'No se copió nada: ningún enlace lleva a esta línea',
};
